import { choiceOf, mediaIn } from "../draft/files";
import type { Clash } from "../draft/merge";
import { shownValue } from "../draft/sentences";
import { valueAt } from "../draft/yaml";
import styles from "./field.module.css";
import { useWorkshop } from "./use-workshop";

/** All that a field says, so that the two can be told apart. */
function wordsIn({ file, path }: Clash, value: unknown): string {
  if (Array.isArray(value))
    return value
      .map((one) => (typeof one === "object" ? Object.values(one).join(": ") : one))
      .join(" · ");
  const isText = typeof value === "string" && value;
  return choiceOf(file, path, value) ?? (isText ? value : shownValue(path, value));
}

/** What she and somebody else have made of the same thing: she sees both, and chooses. */
export function Clashes({ nameOf }: { nameOf: (clash: Clash) => string }) {
  const { clashes, settle, files } = useWorkshop();

  /** Photographs are shown, not counted. */
  const pictures = ({ file, place }: Clash, value: unknown) =>
    place === undefined
      ? [{ src: files.address(file, undefined, String(value)), alt: "" }]
      : mediaIn(file, value)
          .filter((named) => !/\.(mp4|webm)$/i.test(named.file))
          .map((named) => {
            const { alt, keep } = Object(valueAt(value, named.path.slice(0, -1)));
            return { src: files.address(named.file, keep), alt: String(alt ?? "") };
          });

  return clashes.map((clash) => (
    <fieldset key={clash.file + clash.place} className={styles.group}>
      <legend>
        <h3>{nameOf(clash)}. Desde otro sitio lo han cambiado también.</h3>
      </legend>
      <div className={styles.row}>
        {(["mine", "theirs"] as const).map((whose) => {
          const shown = pictures(clash, clash[whose]);
          return (
            <button
              key={whose}
              type="button"
              className={styles.button}
              onClick={() => void settle(clash, whose)}
            >
              {whose === "mine" ? "Lo mío" : "Lo otro"}
              {shown.length === 0 && `: ${wordsIn(clash, clash[whose])}`}
              <span>
                {shown.map(({ src, alt }, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: one may stand there twice
                  <span key={i} className={styles.pair}>
                    <img className={styles.small} src={src} alt="" />
                    {alt}
                  </span>
                ))}
              </span>
            </button>
          );
        })}
      </div>
    </fieldset>
  ));
}
