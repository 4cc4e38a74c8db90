import type { ComponentProps } from "react";
import { useFullContent } from "../../content";
import { HowToOrder } from "../../features/bags/how-to-order";
import {
  MarketplaceLink,
  OrderButton,
  QuestionLinks,
  ShareLink,
} from "../../features/bags/order-links";
import { Price } from "../../features/bags/price";
import { BACK_LINK_ID, ORDER_ACTION_ID, QUESTION_ID } from "../../page-contract";
import { CollectionLink } from "../routing/route-link";
import { BagDetails } from "./bag-details";
import styles from "./bag-main.module.css";
import { BagPhotos } from "./bag-photos";
import { DeliveryTerms } from "./delivery-terms";
import { OrderBar } from "./order-bar";
import { countPhotos } from "./photo-link";
import { RelatedBags } from "./related-bags";
import { YarnPicker } from "./yarn-picker";

export type BagMainProps = ComponentProps<typeof DeliveryTerms>;

/** Renders the content of a bag's page. */
export function BagMain({ bag, arrivalScript }: BagMainProps) {
  const { shop } = useFullContent();
  const { name, lang, description, line, soldOut } = bag;
  return (
    <>
      <article className={styles.bag} data-field={`${bag.path}bolso.yaml`}>
        <CollectionLink
          collection={bag.collection}
          id={BACK_LINK_ID}
          className={`${styles.backLink} screen-only`}
          isBackLink
        />
        <div
          className={styles.overview}
          data-frame={bag.frame}
          data-single={countPhotos(bag) === 1 || undefined}
        >
          <BagPhotos bag={bag} />
          <div className={styles.about}>
            <div className={styles.heading}>
              <h1 lang={lang} data-field="bolso.yaml name">
                {name}
              </h1>
              <p>
                <Price bag={bag} />
                {soldOut && <span data-field="bolso.yaml soldOut">&nbsp;·&nbsp;Agotado</span>}
              </p>
            </div>
            <div
              className={styles.text}
              data-field={`bolso.yaml ${description ? "description" : "line"}`}
            >
              {shop.shippingNote && (
                <p className="fine-print" data-field="tienda.yaml shipping">
                  {shop.shippingNote}
                </p>
              )}
              {(description || line) && <p className={styles.line}>{description || line}</p>}
            </div>
            <YarnPicker bag={bag} />
            <div className={styles.orderAction} id={ORDER_ACTION_ID}>
              <OrderButton bag={bag} isPrimary />
            </div>
            <div className={styles.terms}>
              {!soldOut && (
                <>
                  {shop.promise && (
                    <p className="fine-print" data-field="tienda.yaml promise">
                      {shop.promise}
                    </p>
                  )}
                  <DeliveryTerms bag={bag} arrivalScript={arrivalScript} />
                </>
              )}
              <p className={styles.question} id={QUESTION_ID}>
                <QuestionLinks bag={bag} />
              </p>
            </div>
            <BagDetails bag={bag} />
            <div className="link-row">
              <MarketplaceLink bag={bag} />
              <ShareLink bag={bag} />
            </div>
          </div>
        </div>
        {shop.howToOrder && !soldOut && (
          <section className={styles.section} aria-labelledby="pedir">
            <h2 id="pedir">Cómo pedir</h2>
            <HowToOrder />
          </section>
        )}
        <OrderBar bag={bag} />
      </article>
      <RelatedBags bag={bag} />
    </>
  );
}
