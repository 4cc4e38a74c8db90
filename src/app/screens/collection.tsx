import type { ReactNode } from "react";
import { banner } from "../../content";
import { BagGrid, firstPhotoOf } from "../../features/bags/bag-grid";
import { COLUMN, Picture, type PictureProps, TWO_COLUMNS } from "../../ui/picture";
import { bagsOn, type Shelf, shelves } from "../collections";
import { ToShelf } from "../route-link";
import styles from "./collection.module.css";

type ShelfScreenProps = {
  shelf: Shelf;
  heading: string;
  /** How many cards are seen before scrolling. */
  eager?: number;
  children?: ReactNode;
};

function ShelfScreen({ shelf, heading, eager = 0, children }: ShelfScreenProps) {
  const { name, lang } = shelves[shelf];
  return (
    <div className={styles.shelf}>
      <h1 tabIndex={-1} lang={lang}>
        {name}
      </h1>
      {children}
      <h2 className="visually-hidden">{heading}</h2>
      <BagGrid bags={bagsOn(shelf)} eager={eager}>
        <ToShelf shelf={shelf === "novedades" ? "essentials" : "novedades"} className="text-link" />
      </BagGrid>
    </div>
  );
}

/** The picture that each shelf begins with. */
export const firstPictureOn = {
  novedades: (): PictureProps => ({
    picture: banner.mobile,
    ...(banner.mobile.stem !== banner.wide.stem && {
      instead: [banner.wide, "(min-width: 48em)"],
    }),
    sizes: `${TWO_COLUMNS}, 100vw`,
    loading: "eager",
    priority: "high",
  }),
  essentials: () => firstPhotoOf(bagsOn("essentials")),
};

export const Essentials = () => (
  <ShelfScreen shelf="essentials" heading="Bolsos básicos" eager={1} />
);

/** The banner has two pictures on the desktop, one on a phone. */
export const Novedades = () => (
  <ShelfScreen shelf="novedades" heading="Bolsos nuevos">
    <div className={styles.banner}>
      <Picture className={styles.wide} {...firstPictureOn.novedades()} />
      <Picture className={styles.narrow} picture={banner.narrow} sizes={`${COLUMN}, 1px`} />
    </div>
  </ShelfScreen>
);
