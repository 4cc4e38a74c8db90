import { hasReduced, hasSoldOut, type Product, shop } from "../../content";
import { AskLinks } from "../../features/products/ask-links";
import { ReducedPrice } from "../../features/products/reduced-price";
import { TellMeLink } from "../../features/products/tell-me-link";
import { formatPrice } from "../../lib/price";
import { shippingWords } from "../../lib/shipping";
import { shelfOf } from "../shelves";
import { ToShelf } from "../to-shelf";
import styles from "./bag.module.css";
import { BagDetails } from "./bag-details";
import { BagPhotos } from "./bag-photos";
import { BagSize } from "./bag-size";
import { OrderSteps } from "./order-steps";
import { OtherBags } from "./other-bags";
import { Share } from "./share";

/** A bag with all that its owner says of it, the ways to ask for it, and three others. */
export function Bag({ bag }: { bag: Product }) {
  const { name, lang, price, description } = bag;
  const soldOut = hasSoldOut && bag.soldOut;
  return (
    <>
      <article className={styles.bag}>
        <p className={styles.back}>
          <ToShelf shelf={shelfOf(bag)} className={styles.backLink} back />
        </p>
        <div className={styles.seen}>
          <BagPhotos bag={bag} />
          <div className={styles.about} data-said>
            <div className={styles.words}>
              <h1 lang={lang}>{name}</h1>
              <p className={styles.price}>
                {hasReduced ? <ReducedPrice product={bag} /> : formatPrice(price)}
              </p>
              {soldOut && <p className={styles.price}>Agotado</p>}
              <p className={styles.note}>{shippingWords(shop.shipping).note}</p>
              {description && <p className={styles.description}>{description}</p>}
            </div>
            <div className={styles.ask}>
              {soldOut ? <TellMeLink product={bag} /> : <AskLinks product={bag} />}
            </div>
            <BagDetails bag={bag} />
            <Share />
          </div>
        </div>
        <BagSize bag={bag} />
        <OrderSteps />
      </article>
      <OtherBags bag={bag} />
    </>
  );
}
