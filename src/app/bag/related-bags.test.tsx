import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type AppContent, type Bag, ContentContext } from "../../content";
import { RelatedBags } from "./related-bags";

test("the other bags begin with the next one, and sold-out bags come last", () => {
  const catalogue = ["Agua", "Barro", "Cal", "Duna", "Espiga"].map((name) => ({
    id: name,
    name,
    price: 20,
    collection: "novedades",
    soldOut: name === "Cal",
    photos: [],
  })) as unknown as Bag[];
  const content = { shop: {}, catalogue, cardFrame: "portrait" } as unknown as AppContent;
  const listNames = (position: number) =>
    renderToStaticMarkup(
      <ContentContext value={content}>
        <RelatedBags bag={catalogue[position] as Bag} />
      </ContentContext>,
    ).match(/Agua|Barro|Cal|Duna|Espiga/g);
  expect(listNames(0)).toEqual(["Barro", "Duna", "Espiga"]);
  expect(listNames(4)).toEqual(["Agua", "Barro", "Duna"]);
});
