import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Bag, ContentContext, type ShopContent } from "../../content";
import { Badge } from "./badge";
import { BagCard } from "./bag-card";
import { BagGrid } from "./bag-grid";

test("an empty collection shows the owner's text, and without a tag a new bag has no badge", () => {
  const content = { shop: { empty: "Vuelvo en mayo.", tag: "" } } as ShopContent;
  const page = (
    <ContentContext value={content}>
      <BagGrid bags={[]} />
      <Badge bag={{ category: "new" } as Bag} />
    </ContentContext>
  );
  expect(renderToStaticMarkup(page)).toMatch(/^<p[^>]*>Vuelvo en mayo\.<.p>$/);
});

test("a card without photos renders nothing", () => {
  expect(
    renderToStaticMarkup(
      <BagCard bag={{ images: [] } as unknown as Bag} sizes="" isEager={false} />,
    ),
  ).toBe("");
});
