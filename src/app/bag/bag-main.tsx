import { type Bag, shop } from "../../content";
import { AmazonLink } from "../../features/bags/amazon-link";
import { AskButton } from "../../features/bags/ask-button";
import { Price } from "../../features/bags/price";
import { shippingWords } from "../../lib/shipping";
import { ASK_ID } from "../../page-contract";
import { shelfOf } from "../shelves";
import { ToShelf } from "../to-shelf";
import { BagDetails } from "./bag-details";
import styles from "./bag-main.module.css";
import { BagPhotos } from "./bag-photos";
import { BagSize } from "./bag-size";
import { OrderSteps } from "./order-steps";
import { OtherBags } from "./other-bags";
import { Share } from "./share";
import { Yarns } from "./yarns";

/** A bag with all that its owner says of it, the ways to ask for it, and three others. */
export function BagMain({ bag }: { bag: Bag }) {
  const { name, lang, description, line, images } = bag;
  return (
    <>
      <article className={styles.bag}>
        <p className={styles.back}>
          <ToShelf shelf={shelfOf(bag)} className={styles.backLink} back />
        </p>
        <div className={styles.seen} data-single={images.length === 1 || undefined}>
          <BagPhotos bag={bag} />
          <div className={styles.about} data-said>
            <div className={styles.words}>
              <h1 lang={lang}>{name}</h1>
              <p className={styles.price}>
                <Price bag={bag} />
              </p>
              <p className={styles.note}>{shippingWords(shop.shipping).note}</p>
              {description ? (
                <p className={styles.description}>{description}</p>
              ) : (
                line && <p className={styles.line}>{line}</p>
              )}
            </div>
            <div className={styles.ask} id={ASK_ID}>
              <AskButton bag={bag} filled />
            </div>
            <div className={styles.besides}>
              {shop.promise && <p className={styles.promise}>{shop.promise}</p>}
              <Yarns bag={bag} />
              <AmazonLink bag={bag} />
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
