import { expect, test } from "vitest";
import { buildShopContent } from "../../src/content/shop-content.ts";
import { readExample } from "../../tests/support/example-shop.ts";
import { renderMetaFeed } from "./feeds.ts";

test("the feed says that free shipping costs nothing", () => {
  const { content } = readExample({});
  if (!content) throw new Error("The example has errors.");
  const media = {
    resolvePhoto: () => ({ urlPrefix: "photo", width: 1200, height: 1500 }),
    resolveVideo: () => "video",
  };
  const { shop, catalogue } = buildShopContent(content, media, undefined);
  const site = { shop, baseUrl: "https://mitienda.es/", shareImage: "a.jpg", icon: "b.png" };
  const [header, ...rows] = renderMetaFeed(catalogue, site).trim().split("\r\n");
  expect(header).toMatch(/,shipping$/);
  for (const row of rows) expect(row).toMatch(/,"ES:::0\.00 EUR"$/);
});
