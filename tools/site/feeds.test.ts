import { expect, test } from "vitest";
import { buildExampleContent, type FileChanges } from "../../tests/support/example-shop.ts";
import { renderMetaFeed } from "./feeds.ts";

/** Renders the feed of the changed example, without its last line end. */
function renderFeed(changes: FileChanges): string {
  const { shop, catalogue } = buildExampleContent(changes);
  const site = {
    shop,
    baseUrl: "https://mitienda.es/",
    shareImage: { file: "a.jpg" },
    icon: "b.png",
  };
  return renderMetaFeed(catalogue, site).trim();
}

test("the feed says that free shipping costs nothing", () => {
  const [header, ...rows] = renderFeed({}).split("\r\n");
  expect(header).toMatch(/,shipping$/);
  for (const row of rows) expect(row).toMatch(/,"ES:::0\.00 EUR"$/);
});
