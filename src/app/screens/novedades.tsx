import { banner } from "../../content";
import { BagGrid } from "../../features/bags/bag-grid";
import { Picture, type PictureProps } from "../../ui/picture";
import { bagsOn, shelves } from "../shelves";
import styles from "./shelf.module.css";
import { ShelfEnd } from "./shelf-end";

/** The picture that the screen begins with. */
export const firstPicture = (): PictureProps => ({
  picture: banner.mobile,
  instead: [banner.wide, "(min-width: 48em)"],
  sizes: "(min-width: 110em) 63.4em, (min-width: 88em) 53em, (min-width: 48em) 65vw, 100vw",
  loading: "eager",
  priority: "high",
});

/** The new bags under a banner: two pictures on the desktop, one on a phone. */
export function Novedades() {
  return (
    <div className={styles.shelf}>
      <h1 tabIndex={-1}>{shelves.novedades.name}</h1>
      <div className={styles.banner}>
        <Picture className={styles.wide} {...firstPicture()} />
        <Picture
          className={styles.narrow}
          picture={banner.narrow}
          sizes="(min-width: 110em) 30.7em, (min-width: 88em) 25.4em, 31vw"
        />
      </div>
      <h2 className="visually-hidden">Bolsos nuevos</h2>
      <BagGrid bags={bagsOn("novedades")} />
      <ShelfEnd other="essentials" />
    </div>
  );
}
