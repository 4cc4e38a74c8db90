import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Bag, setContent } from "../../content";
import { BagCard } from "./bag-card";
import { BagGrid } from "./bag-grid";
import { Badge } from "./price-and-badge";

test("a bag without photos renders no card", () => {
  const bag = { id: "bag-007", name: "Sun Bag", images: [] } as unknown as Bag;
  expect(renderToStaticMarkup(<BagCard bag={bag} sizes="100vw" isEager />)).toBe("");
});

test("an empty collection shows the owner's text, and a new bag without a tag no badge", () => {
  setContent({ shop: { empty: "Vuelvo en mayo.", tag: "" } } as Parameters<typeof setContent>[0]);
  expect(renderToStaticMarkup(<BagGrid bags={[]} />)).toBe("<p>Vuelvo en mayo.</p>");
  expect(renderToStaticMarkup(<Badge bag={{ category: "new" } as Bag} />)).toBe("");
});
