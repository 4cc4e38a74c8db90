import { textOf } from "../../../model/values.ts";
import { formatPrice } from "../../../src/lib/price.ts";

const WRITTEN = /^\d{1,4}([.,]\d{1,2})?$/;

/** A price as it is written in Spain: the comma is as good as the point; nothing where it is none. */
export const parsePrice = (written: string): number | undefined => {
  const price = textOf(written).replace(/\s?€$/, "");
  return WRITTEN.test(price) ? Number(price.replace(",", ".")) : undefined;
};

/** A price as it is put into the field. */
export const writtenPrice = (price: unknown): string =>
  typeof price === "number"
    ? String(price)
        .replace(".", ",")
        .replace(/,(\d)$/, ",$10")
    : typeof price === "string"
      ? price
      : "";

/** A price as the shop shows it, also where it comes as text; what is none stays as it is. */
export const shownPrice = (price: unknown): string =>
  /^\d+(\.\d+)?$/.test(String(price)) ? formatPrice(Number(price)) : String(price ?? "");
