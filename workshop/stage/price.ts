import { formatPrice as publishedPrice } from "../../src/lib/price";

// In the place of src/lib/price.ts: a new bag has no price yet.
export const formatPrice = (price: number): string =>
  Number.isNaN(price) ? "Sin precio" : publishedPrice(price);
