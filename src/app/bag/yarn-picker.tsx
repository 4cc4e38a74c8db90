import { buildMailLink, getBagArticle } from "../../../lib/links";
import { type FullBag, useFullContent } from "../../content";
import {
  buildOrderLink,
  buildQuestionLink,
  formatOrderLabel,
} from "../../features/bags/order-links";
import { YARN_PICKER_ID } from "../../page-contract";
import { formatLinkName } from "../../ui/external-link";
import { Picture } from "../../ui/picture";
import { buildPhotoSizes, PhotoLink } from "./photo-link";
import styles from "./yarn-picker.module.css";

/** A phone shows so many choices side by side. More of them scroll. */
const MAX_VISIBLE = 6;

/** Renders a bag's colours as radio buttons, with what enhance-yarn-picker.ts gives to the links for each. */
export function YarnPicker({ bag }: { bag: FullBag }) {
  const { shop } = useFullContent();
  const { name, yarns, photoYarn, hasOwnYarns } = bag;
  if (yarns.length === 0) return null;
  const bagWithArticle = getBagArticle(shop.whatsappText) + name;
  const buildLinkProps = (inColour = "") => ({
    value: buildOrderLink(shop, name + inColour),
    "data-label": formatOrderLabel(inColour),
    "data-link-name": formatLinkName(formatOrderLabel(inColour), bagWithArticle),
    "data-bar-name": formatLinkName(formatOrderLabel(), bagWithArticle + inColour),
    "data-question": buildQuestionLink(shop, name + inColour),
    "data-mail": buildMailLink(shop.email, name + inColour),
  });
  const otherYarns = yarns.filter((yarn) => yarn.name !== photoYarn?.name);
  const initialLabel = bag.details?.color || "Como en la foto";
  const noteStart = photoYarn ? `La foto es la de ${photoYarn.name}: te` : "Te";
  return (
    <fieldset
      className={`${styles.yarns} screen-only`}
      id={YARN_PICKER_ID}
      data-field={`${hasOwnYarns ? "bolso" : "tienda"}.yaml yarns`}
      data-needs-script
    >
      <legend className="note">¿En qué color?</legend>
      <div className={styles.choices} data-many={otherYarns.length >= MAX_VISIBLE || undefined}>
        <label>
          <input
            type="radio"
            name="yarn"
            {...buildLinkProps()}
            data-name={photoYarn?.name}
            defaultChecked
          />
          {photoYarn || !bag.photos[0] ? (
            <YarnBall colour={photoYarn?.colour ?? "none"} />
          ) : (
            // The file of the large photo, so that nothing more loads.
            <Picture
              picture={{ ...bag.photos[0], alt: "" }}
              sizes={buildPhotoSizes(bag.photos[0], 0, bag)}
            />
          )}
          <span>{initialLabel}</span>
        </label>
        {otherYarns.map((yarn) => {
          const colour = yarn.name.toLowerCase();
          return (
            <label key={yarn.name}>
              <input
                type="radio"
                name="yarn"
                {...buildLinkProps(` en ${colour}`)}
                data-name={yarn.name}
                data-note={yarn.photo ? undefined : `${noteStart} lo tejemos en ${colour}.`}
              />
              <YarnBall colour={yarn.colour} />
              <span>{yarn.name}</span>
              {yarn.photo && (
                // The browser loads nothing in a template.
                <template>
                  <PhotoLink
                    picture={yarn.photo}
                    frame={bag.frame}
                    sizes={buildPhotoSizes(yarn.photo, 0, bag)}
                    loading="eager"
                  />
                </template>
              )}
            </label>
          );
        })}
      </div>
      {/* On a phone, where the choices have no visible names. */}
      <span className={styles.chosen} data-chosen aria-hidden="true">
        {initialLabel}
      </span>
      <p className={`note ${styles.note}`} data-note-text aria-live="polite" />
    </fieldset>
  );
}

const THREADS =
  "M3 13C9 8 22 6 28 11M2 18C9 12 23 10 30 16M4 24C11 17 22 15 29 21M10 29C14 23 22 20 27 24M9 5C6 9 5 14 6 19M15 3C12 6 11 9 11 12M22 4C19 5 17 8 17 9";

function YarnBall({ colour }: { colour: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r="15.5" fill={colour} stroke="#2b2320" strokeOpacity="0.3" />
      <path d={THREADS} stroke="#fff" strokeOpacity="0.4" />
      <path d={THREADS} stroke="#000" strokeOpacity="0.3" transform="translate(0 1.25)" />
    </svg>
  );
}
