import { expect, test } from "vitest";
import { renderScreen } from "../../src/entry-prerender.tsx";
import { buildExampleContent, exampleBagFiles } from "../../tests/support/example-shop.ts";

/** Returns the names of the bags on Home if these are featured. */
function namesOnHome(...featured: string[]): string[] {
  const shop = buildExampleContent(
    Object.fromEntries(
      exampleBagFiles.map((file) => [
        file,
        { featured: featured.some((folder) => file.includes(`/${folder}/`)) },
      ]),
    ),
  );
  const markup = renderScreen(shop, "home");
  return shop.catalogue.map(({ name }) => name).filter((name) => markup.includes(`>${name}<`));
}

test("Home shows the featured bags, or else the first three", () => {
  expect(namesOnHome("star-bag", "net-bag")).toEqual(["Star Bag", "Net Bag"]);
  expect(namesOnHome()).toEqual(["Moon Bag", "Chain Bag", "Star Bag"]);
});
