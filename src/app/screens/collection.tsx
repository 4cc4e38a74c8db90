import type { ReactNode } from "react";
import { banner } from "../../content";
import { BagGrid, firstPhotoProps } from "../../features/bags/bag-grid";
import { ONE_COLUMN_SIZES, Picture, type PictureProps, TWO_COLUMN_SIZES } from "../../ui/picture";
import { bagsIn, type CollectionId, collections } from "../collections";
import { CollectionLink } from "../route-link";
import styles from "./collection.module.css";

type CollectionScreenProps = {
  collection: CollectionId;
  heading: string;
  /** Number of cards that are visible before scrolling. */
  eagerCount?: number;
  children?: ReactNode;
};

function CollectionScreen({
  collection,
  heading,
  eagerCount = 0,
  children,
}: CollectionScreenProps) {
  const { name, lang } = collections[collection];
  return (
    <div className={styles.shelf}>
      <h1 tabIndex={-1} lang={lang}>
        {name}
      </h1>
      {children}
      <h2 className="visually-hidden">{heading}</h2>
      <BagGrid bags={bagsIn(collection)} eagerCount={eagerCount}>
        <CollectionLink
          collection={collection === "novedades" ? "essentials" : "novedades"}
          className="text-link"
        />
      </BagGrid>
    </div>
  );
}

/** The first picture of each collection's screen. */
export const collectionFirstPictures = {
  novedades: (): PictureProps => ({
    picture: banner.mobile,
    ...(banner.mobile.urlPrefix !== banner.wide.urlPrefix && {
      mediaVariant: [banner.wide, "(min-width: 48em)"],
    }),
    sizes: `${TWO_COLUMN_SIZES}, 100vw`,
    loading: "eager",
    priority: "high",
  }),
  essentials: () => firstPhotoProps(bagsIn("essentials")),
};

export const Essentials = () => (
  <CollectionScreen collection="essentials" heading="Bolsos básicos" eagerCount={1} />
);

/** The banner shows two pictures in a wide window, one on a phone. */
export const Novedades = () => (
  <CollectionScreen collection="novedades" heading="Bolsos nuevos">
    <div className={styles.banner}>
      <Picture className={styles.wide} {...collectionFirstPictures.novedades()} />
      <Picture
        className={styles.narrow}
        picture={banner.narrow}
        sizes={`${ONE_COLUMN_SIZES}, 1px`}
      />
    </div>
  </CollectionScreen>
);
