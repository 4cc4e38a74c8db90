import type { ReactNode } from "react";
import { type AppContent, type Bag, useContent } from "../../content";
import disclosure from "../../ui/disclosure.module.css";
import { BagCard } from "./bag-card";
import styles from "./bag-grid.module.css";
import { buildPhotoProps } from "./carousel";
import { HowToOrder } from "./how-to-order";
import { YarnColours } from "./yarn-colours";

const countColumns = ({ length }: readonly Bag[]): number => (length < 3 ? 2 : 3);

/** Returns a bag with the colours that all bags have, in any order; undefined if they differ. */
function findSharedColours(bags: readonly Bag[]): Bag | undefined {
  const colours = bags.map(({ yarnColours, colourCount }) =>
    [colourCount, ...yarnColours].sort().join(),
  );
  return bags.length > 1 && new Set(colours).size === 1 ? bags[0] : undefined;
}

type BagGridProps = {
  bags: readonly Bag[];
  /** The first card is visible before scrolling. */
  isFirstEager?: boolean;
  /** Links below the grid. */
  children?: ReactNode;
};

/** Returns the props of a grid's first photo, for a grid whose first card is visible before scrolling. */
export const buildFirstPhotoProps = ({ cardFrame }: AppContent, bags: readonly Bag[]) =>
  bags[0]?.photos[0] &&
  buildPhotoProps(bags[0].photos[0], 0, { frame: cardFrame, columns: countColumns(bags) }, true);

/** Renders the cards of bags, or the owner's text and a link to the contact if there are none. */
export function BagGrid({ bags, isFirstEager = false, children }: BagGridProps) {
  const { shop } = useContent();
  const { shippingNote } = shop;
  if (bags.length === 0)
    return (
      <>
        <p data-field="tienda.yaml empty">{shop.empty}</p>
        <a className="text-link" href="./#contacto">
          Escríbenos
        </a>
      </>
    );
  const colours = findSharedColours(bags);
  return (
    <div className={bags.length < 3 ? styles.grid : `${styles.grid} ${styles.three}`}>
      {bags.map((bag, i) => (
        <BagCard
          key={bag.id}
          bag={bag}
          columns={countColumns(bags)}
          isEager={isFirstEager && i === 0}
          hasColours={!colours}
        />
      ))}
      {(shippingNote || colours || shop.howToOrder || children) && (
        <div className={styles.terms}>
          {(shippingNote || colours) && (
            <div>
              {shippingNote && (
                <p className="note" data-field="tienda.yaml shipping">
                  {shippingNote}
                </p>
              )}
              {colours && <YarnColours bag={colours} isShared />}
            </div>
          )}
          {shop.howToOrder && (
            <details className={styles.order} data-field="tienda.yaml howToOrder">
              <summary className={`text-link ${disclosure.summary}`} data-interactive>
                Cómo pedir
              </summary>
              <HowToOrder />
            </details>
          )}
          {children && <div className={`link-row ${styles.links}`}>{children}</div>}
        </div>
      )}
    </div>
  );
}
