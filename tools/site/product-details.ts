import { formatDimensions } from "../../lib/dimensions.ts";
import type { FullBag } from "../../src/content/index.ts";

type Details = NonNullable<FullBag["details"]>;
type Property = "size" | "color" | "material";

/**
 * The property of each detail, which schema.org and Meta call the same; undefined for a detail without one. `size` says
 * all three sizes.
 */
const PROPERTIES = {
  width: "size",
  height: undefined,
  depth: undefined,
  handle: undefined,
  drop: undefined,
  color: "color",
  material: "material",
  lining: undefined,
  closing: undefined,
  fits: undefined,
  care: undefined,
  making: undefined,
  makingDays: undefined,
} satisfies Record<keyof Details, Property | undefined>;

type PublishedDetail = {
  [key in keyof Details]-?: (typeof PROPERTIES)[key] extends Property ? key : never;
}[keyof Details];

/** Returns a bag's details as properties of structured data and feed. */
export function buildProductDetails({ details = {} }: FullBag): Partial<Record<Property, string>> {
  // Texts, so that a number without its unit does not compile.
  const texts: { [key in PublishedDetail]?: string | undefined } = {
    ...details,
    width: formatDimensions(details),
  };
  const keys = Object.keys(PROPERTIES) as PublishedDetail[];
  const entries = keys.flatMap((key) => {
    const property = PROPERTIES[key];
    return property && texts[key] ? [[property, texts[key]]] : [];
  });
  return Object.fromEntries(entries);
}
