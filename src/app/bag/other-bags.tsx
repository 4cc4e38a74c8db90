import { catalogue, hasReduced, hasSoldOut, type Product } from "../../content";
import { ReducedPrice } from "../../features/products/reduced-price";
import { formatPrice } from "../../lib/price";
import { Picture } from "../../ui/picture";
import { shelfOf } from "../shelves";
import { ToShelf } from "../to-shelf";
import page from "./bag.module.css";
import styles from "./other-bags.module.css";

/** How wide a small card is: other-bags.module.css, in words. */
const SIZES =
  "(min-width: 110em) 19.3em, (min-width: 88em) 15.7em, (min-width: 48em) 18vw, calc(33.3vw - 1.3em)";

/** The three bags that follow in the catalogue, which begins anew at its end: each leads to three others. */
function othersThan(bag: Product): Product[] {
  const shown = catalogue.filter(({ id, images }) => id === bag.id || images.length > 0);
  const place = shown.findIndex(({ id }) => id === bag.id);
  return [...shown.slice(place + 1), ...shown.slice(0, place)].slice(0, 3);
}

/** Three other bags as small cards that lead to their pages, and the way to the shelf. */
export function OtherBags({ bag }: { bag: Product }) {
  const others = othersThan(bag);
  if (others.length === 0) return null;
  return (
    <div className={page.others}>
      <section className={page.part} aria-labelledby="otros">
        <div>
          <h2 id="otros">Otros bolsos</h2>
          <p className={styles.all}>
            <ToShelf shelf={shelfOf(bag)} />
          </p>
        </div>
        <ul role="list" className={styles.others}>
          {others.map((other) => (
            <li key={other.id}>
              <OtherBag bag={other} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** A small card, which is one link. */
function OtherBag({ bag }: { bag: Product }) {
  const {
    name,
    lang,
    path,
    price,
    images: [photo],
  } = bag;
  return (
    <a className={styles.card} href={path}>
      {photo && <Picture picture={{ ...photo, alt: "" }} sizes={SIZES} />}
      <span className={styles.name} lang={lang}>
        {name}
      </span>
      <span className={styles.price}>
        {hasReduced ? <ReducedPrice product={bag} /> : formatPrice(price)}
      </span>
      {hasSoldOut && bag.soldOut && <span className={styles.price}>Agotado</span>}
    </a>
  );
}
