import { expect, test } from "vitest";
import type { Content } from "../../model/content/types.ts";
import { routes } from "../../src/app/routing/routes.ts";
import { buildShopContent, selectAppContent } from "../../src/content/shop-content.ts";
import { renderScreen } from "../../src/entry-prerender.tsx";
import { ALL_OPTIONS, readExample } from "../../tests/support/example-shop.ts";

test("the app renders each screen from the page's JSON as the build rendered it", () => {
  const { content } = readExample({ "tienda.yaml": ALL_OPTIONS });
  const media = {
    resolvePhoto: (urlPrefix: string) => ({ urlPrefix, width: 960, height: 1200 }),
    resolveVideo: (file: string) => file,
  };
  const shopContent = buildShopContent(content as Content, media, ALL_OPTIONS.emailjs);
  const json = JSON.stringify(selectAppContent(shopContent));
  for (const route of routes)
    expect(renderScreen(JSON.parse(json), route), route).toBe(renderScreen(shopContent, route));
});
