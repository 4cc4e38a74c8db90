import { buildWhatsappLink, buildWhatsappMessage } from "../../../lib/links";
import { type Bag, useContent } from "../../content";
import { YARN_PICKER_ID } from "../../page-contract";
import styles from "./yarn-picker.module.css";

/**
 * Renders a bag's colours as radio buttons. enhance-yarn-picker.ts sets the order button's link and label to those of the
 * selected one.
 */
export function YarnPicker({ bag }: { bag: Bag }) {
  const { shop } = useContent();
  const { name, soldOut, yarns = shop.yarns } = bag;
  if (!yarns || soldOut) return null;
  const createLink = (orderedName: string) =>
    buildWhatsappLink(shop.whatsapp, buildWhatsappMessage(orderedName, shop.whatsappText));
  return (
    <fieldset
      className={styles.yarns}
      id={YARN_PICKER_ID}
      data-field={`${bag.yarns ? "bolso" : "tienda"}.yaml yarns`}
      data-needs-script
    >
      <legend className="note">¿En qué color?</legend>
      <label>
        <input
          type="radio"
          name="yarn"
          value={createLink(name)}
          data-label="Pedir por WhatsApp"
          defaultChecked
        />
        <YarnBall colour="none" />
        <span>Como en la foto</span>
      </label>
      {yarns.map((yarn) => {
        const colour = yarn.name.toLowerCase();
        return (
          <label key={yarn.name}>
            <input
              type="radio"
              name="yarn"
              value={createLink(`${name} en ${colour}`)}
              data-label={`Pedir en ${colour} por WhatsApp`}
            />
            <YarnBall colour={yarn.colour} />
            <span>{yarn.name}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

const THREADS =
  "M3 13C9 8 22 6 28 11M2 18C9 12 23 10 30 16M4 24C11 17 22 15 29 21M10 29C14 23 22 20 27 24M9 5C6 9 5 14 6 19M15 3C12 6 11 9 11 12M22 4C19 5 17 8 17 9";

function YarnBall({ colour }: { colour: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r="14" fill={colour} stroke="#2b2320" strokeOpacity="0.3" />
      <path d={THREADS} stroke="#fff" strokeOpacity="0.4" />
      <path d={THREADS} stroke="#000" strokeOpacity="0.3" transform="translate(0 1.25)" />
    </svg>
  );
}
