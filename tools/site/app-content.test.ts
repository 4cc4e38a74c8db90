import { expect, test } from "vitest";
import { routes } from "../../src/app/routing/routes.ts";
import { selectAppContent } from "../../src/content/shop-content.ts";
import { renderScreen } from "../../src/entry-prerender.tsx";
import { ALL_OPTIONS, buildExampleContent } from "../../tests/support/example-shop.ts";

test("the app renders each screen from the page's JSON as the build rendered it", () => {
  const shopContent = buildExampleContent({ "tienda.yaml": ALL_OPTIONS });
  const json = JSON.stringify(selectAppContent(shopContent));
  for (const route of routes)
    expect(renderScreen(JSON.parse(json), route), route).toBe(renderScreen(shopContent, route));
});
