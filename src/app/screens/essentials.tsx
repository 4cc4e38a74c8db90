import { catalogue } from "../../content";
import { ProductGrid } from "../../features/products/product-grid";
import styles from "./shelf.module.css";

const products = catalogue.filter(({ category }) => category === "basic");

/** The basic bags (SPEC 2). */
export function Essentials() {
  return (
    <div className={styles.shelf}>
      <h1 tabIndex={-1} lang="en">
        Essentials
      </h1>
      <h2 className="visually-hidden">Bolsos básicos</h2>
      <ProductGrid products={products} eager={1} />
    </div>
  );
}
