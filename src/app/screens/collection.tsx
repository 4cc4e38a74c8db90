import {
  type CollectionId,
  collectionIds,
  collections,
  listBagsIn,
} from "../../../lib/collections";
import { isBanner } from "../../../lib/picture";
import { WIDE_WINDOW_QUERY } from "../../browser/wide-window";
import { type AppContent, useContent } from "../../content";
import { BagGrid } from "../../features/bags/bag-grid";
import { buildSizes, computeCoverWidth, Picture, type PictureProps } from "../../ui/picture";
import { CollectionLink } from "../routing/route-link";
import styles from "./collection.module.css";

/** Renders the screen of a collection: its banner, if it has one, and its bags. */
export function CollectionScreen({ collection }: { collection: CollectionId }) {
  const content = useContent();
  const { name, lang } = collections[collection];
  const banner = findBanner(content, collection);
  const others = collectionIds.filter(
    (id) => id !== collection && listBagsIn(content.catalogue, id).length > 0,
  );
  return (
    <div className={styles.collection}>
      <h1 tabIndex={-1} lang={lang}>
        {name}
      </h1>
      {banner && <Banner banner={banner} />}
      <h2 className="visually-hidden">Productos</h2>
      <BagGrid
        bags={listBagsIn(content.catalogue, collection)}
        // Without a banner the first card is visible before scrolling.
        isFirstEager={!banner}
      >
        {others.length > 0 &&
          others.map((id) => <CollectionLink key={id} collection={id} className="text-link" />)}
      </BagGrid>
    </div>
  );
}

type BannerContent = NonNullable<AppContent["banner"]>;

/** Returns the banner of a collection that has one. */
export const findBanner = ({ banner }: AppContent, collection: CollectionId) =>
  collections[collection].hasBanner ? banner : undefined;

/** Returns the columns of the bags below that the wide picture spans. */
const countWideColumns = ({ narrow }: BannerContent): number => (narrow ? 2 : 3);

/** Returns the props of a banner's first picture, which the build preloads. */
export const buildBannerProps = (banner: BannerContent): PictureProps => ({
  picture: banner.mobile,
  ...(banner.mobile.urlPrefix !== banner.wide.urlPrefix && {
    mediaVariant: [banner.wide, buildSizes(countWideColumns(banner), 3), WIDE_WINDOW_QUERY],
  }),
  // On a phone the frame is at most 45 % as high as the window.
  sizes: buildSizes(countWideColumns(banner), 3, [["", computeCoverWidth(banner.mobile, 45)]]),
  loading: "eager",
  fetchPriority: "high",
});

/** Shows one or two pictures in a wide window, one on a phone. */
const Banner = ({ banner }: { banner: BannerContent }) => (
  <div className={styles.banner} data-field="portada.yaml novedades">
    <Picture
      className={isBanner(banner.mobile) ? undefined : styles.wide}
      {...buildBannerProps(banner)}
    />
    {banner.narrow && (
      <Picture
        className={styles.narrow}
        picture={banner.narrow}
        sizes={buildSizes(1, 3, [["", "1px"]])}
      />
    )}
  </div>
);
