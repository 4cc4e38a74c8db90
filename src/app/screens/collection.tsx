import {
  type CollectionId,
  collectionIds,
  collections,
  listBagsIn,
} from "../../../lib/collections";
import { type AppContent, useContent } from "../../content";
import { BagGrid, buildFirstPhotoProps } from "../../features/bags/bag-grid";
import {
  buildSizes,
  computeWidthAtHeight,
  Picture,
  type PictureProps,
  WINDOW_WIDTH,
} from "../../ui/picture";
import { CollectionLink } from "../routing/route-link";
import styles from "./collection.module.css";

export function CollectionScreen({ collection }: { collection: CollectionId }) {
  const content = useContent();
  const { name, lang, heading, hasBanner } = collections[collection];
  return (
    <div className={styles.collection}>
      <h1 tabIndex={-1} lang={lang}>
        {name}
      </h1>
      {hasBanner && <Banner banner={content.banner} />}
      <h2 className="visually-hidden">{heading}</h2>
      <BagGrid
        bags={listBagsIn(content.catalogue, collection)}
        // Without a banner the first card is visible before scrolling.
        isFirstEager={!hasBanner}
      >
        {collectionIds
          .filter((id) => id !== collection)
          .map((id) => (
            <CollectionLink key={id} collection={id} className="text-link" />
          ))}
      </BagGrid>
    </div>
  );
}

const buildBannerProps = (banner: AppContent["banner"]): PictureProps => ({
  picture: banner.mobile,
  ...(banner.mobile.urlPrefix !== banner.wide.urlPrefix && {
    mediaVariant: [banner.wide, buildSizes(2, 3), "(min-width: 48em)"],
  }),
  // On a phone the frame is at most 45 % as high as the window.
  sizes: buildSizes(2, 3, [
    ["", `max(${WINDOW_WIDTH}, ${computeWidthAtHeight(banner.mobile, 45)})`],
  ]),
  loading: "eager",
  fetchPriority: "high",
});

/** Shows two pictures in a wide window, one on a phone. */
const Banner = ({ banner }: Pick<AppContent, "banner">) => (
  <div className={styles.banner} data-field="portada.yaml novedades">
    <Picture className={styles.wide} {...buildBannerProps(banner)} />
    <Picture
      className={styles.narrow}
      picture={banner.narrow}
      sizes={buildSizes(1, 3, [["", "1px"]])}
    />
  </div>
);

export const getCollectionFirstPicture = (
  content: AppContent,
  collection: CollectionId,
): PictureProps | undefined =>
  collections[collection].hasBanner
    ? buildBannerProps(content.banner)
    : buildFirstPhotoProps(content, listBagsIn(content.catalogue, collection));
