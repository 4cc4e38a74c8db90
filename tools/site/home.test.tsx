import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Content } from "../../model/content/types.ts";
import { Home } from "../../src/app/screens/home.tsx";
import { ContentContext } from "../../src/content/index.ts";
import { buildShopContent } from "../../src/content/shop-content.ts";
import { readExample } from "../../tests/support/example-shop.ts";

const FOLDERS = ["moon", "chain", "star", "little", "net", "ribbon"].map((name) => `${name}-bag`);
/** Returns the names of the bags on Home if these are featured. */
function namesOnHome(...featured: string[]): string[] {
  const { content } = readExample(
    Object.fromEntries(
      FOLDERS.map((folder) => [
        `bolsos/${folder}/bolso.yaml`,
        { featured: featured.includes(folder) },
      ]),
    ),
  );
  const resolvePhoto = (urlPrefix: string) => ({ urlPrefix, width: 960, height: 1200 });
  const media = { resolvePhoto, resolveVideo: () => "" };
  const shop = buildShopContent(content as Content, media, undefined);
  const markup = renderToStaticMarkup(
    <ContentContext value={shop}>
      <Home />
    </ContentContext>,
  );
  return shop.catalogue.map(({ name }) => name).filter((name) => markup.includes(`>${name}<`));
}

test("Home shows the featured bags, or else the first three", () => {
  expect(namesOnHome("star-bag", "net-bag")).toEqual(["Star Bag", "Net Bag"]);
  expect(namesOnHome()).toEqual(["Moon Bag", "Chain Bag", "Star Bag"]);
});
