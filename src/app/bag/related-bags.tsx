import { computeFillFactor, type PictureSource } from "../../../lib/picture";
import { type Bag, useContent } from "../../content";
import { Badge } from "../../features/bags/badge";
import { Price } from "../../features/bags/price";
import { buildSizes, Picture } from "../../ui/picture";
import { CollectionLink } from "../routing/route-link";
import styles from "./related-bags.module.css";
import strip from "./strip.module.css";

/** Returns the next three bags of the catalogue, wrapping around; sold-out bags come after all others. */
function selectRelatedBags(bag: Bag, catalogue: readonly Bag[]): Bag[] {
  const position = catalogue.findIndex(({ id }) => id === bag.id);
  const others = [...catalogue.slice(position + 1), ...catalogue.slice(0, position)];
  return others.sort((a, b) => Number(a.soldOut ?? 0) - Number(b.soldOut ?? 0)).slice(0, 3);
}

/** Links to the three bags that follow in the catalogue; sold-out ones come last. */
export function RelatedBags({ bag }: { bag: Bag }) {
  const { catalogue, cardFrame } = useContent();
  const relatedBags = selectRelatedBags(bag, catalogue);
  if (relatedBags.length === 0) return null;
  const buildCardSizes = (photo: PictureSource) =>
    buildSizes(1, 3, [["", "calc(50vw - 1.875em)"]], computeFillFactor(photo, cardFrame));
  return (
    <section
      className={`${styles.section} ${relatedBags.length < 3 ? styles.few : ""} screen-only`}
      aria-labelledby="otros"
    >
      <div className={`title-row ${styles.heading}`}>
        <h2 id="otros">Mira también</h2>
        <CollectionLink collection={bag.collection} className="text-link" />
      </div>
      <ul className={`${strip.strip} ${styles.cards}`} role="list" data-frame={cardFrame}>
        {relatedBags.map((relatedBag) => {
          const { id, name, lang, path, soldOut, photos } = relatedBag;
          return (
            <li key={id} data-field={`${path}bolso.yaml`}>
              <a className={styles.card} href={path} data-field="bolso.yaml photos">
                {photos[0] && (
                  <Picture picture={{ ...photos[0], alt: "" }} sizes={buildCardSizes(photos[0])} />
                )}
                <span className={styles.name} lang={lang} data-field="bolso.yaml name">
                  {name}
                </span>
                <Price bag={relatedBag} />
              </a>
              {soldOut && <Badge bag={relatedBag} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
