import type { Clash } from "../draft/draft";
import { shownValue } from "../draft/sentences";
import styles from "./field.module.css";
import { useWorkshop } from "./use-workshop";

/** All that a field says, so that the two can be told apart; of a photograph, what is seen in it. */
function wordsIn({ file, path }: Clash, value: unknown): string {
  if (path.length === 0) return "";
  if (Array.isArray(value))
    return value
      .map((one) => one?.alt ?? (typeof one === "object" ? Object.values(one).join(": ") : one))
      .join(" · ");
  return shownValue(file, path, value, Infinity);
}

/** What she and somebody else have made of the same thing: she sees both, and chooses. */
export function Clashes({ nameOf }: { nameOf: (clash: Clash) => string }) {
  const { clashes, settle } = useWorkshop();
  return clashes.map((clash) => (
    <fieldset key={clash.file + clash.path.join()} className={styles.group}>
      <legend>
        <h3>{nameOf(clash)}. Desde otro sitio lo han cambiado también.</h3>
      </legend>
      <div className={styles.row}>
        {(["mine", "theirs"] as const).map((whose) => {
          const words = wordsIn(clash, clash[whose]);
          return (
            <button
              key={whose}
              type="button"
              className={styles.button}
              onClick={() => void settle(clash, whose)}
            >
              {whose === "mine" ? "Lo mío" : "Lo otro"}
              {words && `: ${words}`}
            </button>
          );
        })}
      </div>
    </fieldset>
  ));
}
