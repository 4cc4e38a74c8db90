import { BagGrid, firstPhotoOf } from "../../features/bags/bag-grid";
import { bagsOn, shelves } from "../shelves";
import styles from "./shelf.module.css";
import { ShelfEnd } from "./shelf-end";

/** The picture that the screen begins with. */
export const firstPicture = () => firstPhotoOf(bagsOn("essentials"));

/** The basic bags. */
export function Essentials() {
  return (
    <div className={styles.shelf}>
      <h1 tabIndex={-1} lang="en">
        {shelves.essentials.name}
      </h1>
      <h2 className="visually-hidden">Bolsos básicos</h2>
      <BagGrid bags={bagsOn("essentials")} eager={1} />
      <ShelfEnd other="novedades" />
    </div>
  );
}
