import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Bag, ContentContext, type ShopContent } from "../../content";
import { BagCard } from "./bag-card";
import { BagGrid } from "./bag-grid";
import { Badge } from "./price-and-badge";

test("a bag without photos renders no card", () => {
  const bag = { id: "bag-007", name: "Sun Bag", images: [] } as unknown as Bag;
  expect(renderToStaticMarkup(<BagCard bag={bag} sizes="100vw" isEager />)).toBe("");
});

test("an empty collection shows the owner's text, and a new bag without a tag no badge", () => {
  const content = { shop: { empty: "Vuelvo en mayo.", tag: "" } } as ShopContent;
  const page = (
    <ContentContext value={content}>
      <BagGrid bags={[]} />
      <Badge bag={{ category: "new" } as Bag} />
    </ContentContext>
  );
  expect(renderToStaticMarkup(page)).toMatch(/^<p[^>]*>Vuelvo en mayo\.<.p>$/);
});
