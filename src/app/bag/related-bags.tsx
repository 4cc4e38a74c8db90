import { type Bag, catalogue } from "../../content";
import { Badge, Price } from "../../features/bags/price-and-badge";
import { ONE_COLUMN_SIZES, Picture } from "../../ui/picture";
import { collectionOf } from "../collections";
import { CollectionLink } from "../route-link";
import page from "./bag-main.module.css";
import styles from "./related-bags.module.css";
import strip from "./strip.module.css";

/** CSS `sizes` of a small card, as other-bags.module.css lays it out. */
const CARD_SIZES = `${ONE_COLUMN_SIZES}, 44vw`;

/** The three bags that follow in the catalogue, which wraps around: every bag is linked from three others. */
function selectRelatedBags(bag: Bag): Bag[] {
  const shown = catalogue.filter(({ id, images }) => id === bag.id || images.length > 0);
  const place = shown.findIndex(({ id }) => id === bag.id);
  return [...shown.slice(place + 1), ...shown.slice(0, place)].slice(0, 3);
}

export function RelatedBags({ bag }: { bag: Bag }) {
  const others = selectRelatedBags(bag);
  if (others.length === 0) return null;
  return (
    <section className={page.others} aria-labelledby="otros">
      <div className={styles.heading}>
        <h2 id="otros">Otros bolsos</h2>
        <CollectionLink collection={collectionOf(bag)} className="text-link" />
      </div>
      <ul className={`${strip.strip} ${styles.others}`} role="list">
        {others.map((other) => (
          <li key={other.id}>
            <RelatedBagCard bag={other} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function RelatedBagCard({ bag }: { bag: Bag }) {
  const {
    name,
    lang,
    path,
    soldOut,
    images: [photo],
  } = bag;
  return (
    <>
      <a className={styles.card} href={path}>
        {photo && <Picture picture={{ ...photo, alt: "" }} sizes={CARD_SIZES} />}
        <span className={styles.name} lang={lang}>
          {name}
        </span>
        <Price bag={bag} />
      </a>
      {soldOut && <Badge bag={bag} />}
    </>
  );
}
