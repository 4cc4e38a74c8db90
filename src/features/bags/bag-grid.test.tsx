import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type AppContent, type Bag, ContentContext } from "../../content";
import { Badge } from "./badge";
import { BagCard } from "./bag-card";
import { BagGrid } from "./bag-grid";

const renderInShop = (shop: Partial<AppContent["shop"]>, element: ReactNode) =>
  renderToStaticMarkup(<ContentContext value={{ shop } as AppContent}>{element}</ContentContext>);

test("an empty collection shows the owner's text", () => {
  expect(renderInShop({ empty: "Vuelvo en mayo." }, <BagGrid bags={[]} />)).toContain(
    ">Vuelvo en mayo.<",
  );
});

test("without a text a new bag has no badge", () => {
  const badge = <Badge bag={{ collection: "novedades" } as Bag} />;
  expect(renderInShop({ tag: "Stock Limitado" }, badge)).toContain("Stock Limitado");
  expect(renderInShop({ tag: "" }, badge)).toBe("");
});

test("a card without photos renders nothing", () => {
  expect(
    renderToStaticMarkup(
      <BagCard bag={{ photos: [] } as unknown as Bag} columns={3} isEager={false} hasColours />,
    ),
  ).toBe("");
});
