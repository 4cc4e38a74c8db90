import { expect, test } from "vitest";
import { buildExampleContent } from "../../tests/support/example-shop.ts";
import { renderMetaFeed } from "./feeds.ts";

test("the feed says that free shipping costs nothing", () => {
  const { shop, catalogue } = buildExampleContent({});
  const site = {
    shop,
    baseUrl: "https://mitienda.es/",
    shareImage: { fileName: "a.jpg" },
    icon: "b.png",
  };
  const [header, ...rows] = renderMetaFeed(catalogue, site).trim().split("\r\n");
  expect(header).toMatch(/,shipping$/);
  for (const row of rows) expect(row).toMatch(/,"ES:::0\.00 EUR"$/);
});
