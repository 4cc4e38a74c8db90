import { expect, test } from "vitest";
import { routes } from "../../src/app/routing/routes.ts";
import { addNoBreakSpaces } from "../../src/content/no-break-spaces.ts";
import type { ShopContent } from "../../src/content/shop-content.ts";
import * as app from "../../src/entry-prerender.tsx";
import { renderBagPage, renderLegalNotice } from "../../src/entry-static-prerender.tsx";
import { ALL_OPTIONS, buildExampleContent } from "../../tests/support/example-shop.ts";

const YARNS = [{ name: "Rosa y a rayas", colour: "#d3a08c" }];

/** Returns the markup of all pages. */
const renderPages = (content: ShopContent): string =>
  [
    ...routes.map((route) => app.renderScreen(content, route)),
    ...content.catalogue.map((bag) => renderBagPage(content, bag)),
    renderLegalNotice(content),
  ].join("\n");

test("links, messages, titles and search engines get the owner's texts without no-break spaces", () => {
  const content = addNoBreakSpaces(
    buildExampleContent({
      "tienda.yaml": {
        ...ALL_OPTIONS,
        brand: "Sol y a mano",
        product: "bolso a mano",
        whatsappText: "Hola a ti: querría el {bolso} y a ver",
        yarns: YARNS,
      },
      "portada.yaml": { title: "Bolsos a mano y a medida" },
      "bolsos/moon-bag/bolso.yaml": { name: "Luna a rayas", yarns: YARNS, soldOut: false },
      "bolsos/star-bag/bolso.yaml": { name: "Estrella a rayas", soldOut: true },
    }),
  );
  const values = [
    ...renderPages(content).matchAll(
      / (?:href|value|title|data-label|data-question|data-mail)="([^"]*)"/g,
    ),
  ].map(([, value = ""]) => value);
  expect(values.length).toBeGreaterThan(100);
  expect(values.filter((value) => /\u00a0|%C2%A0/.test(value))).toEqual([]);
  expect(routes.map((route) => app.buildTitle(content, route)).join()).not.toContain("\u00a0");
});

test("every link to another site opens a new tab and says so in its name, and no other link does", () => {
  const pages = renderPages(buildExampleContent({ "tienda.yaml": ALL_OPTIONS }));
  const links = [...pages.matchAll(/<a [^>]*>/g)].map(([tag]) => tag);
  const isForeign = (link: string) => link.includes('href="http');
  expect(links.filter(isForeign).length).toBeGreaterThan(10);
  for (const link of links.filter(isForeign))
    expect(link).toMatch(
      / target="_blank" rel="noopener noreferrer" aria-label="[^"]+ \(se abre en una pestaña nueva\)"/,
    );
  expect(links.filter((link) => !isForeign(link) && /target=|pestaña/.test(link))).toEqual([]);
});

test("a bag can be sent to a contact, and its details end with its maker", () => {
  const content = buildExampleContent({ "tienda.yaml": ALL_OPTIONS });
  const [bag] = content.catalogue;
  const page = bag ? renderBagPage(content, bag) : "";
  const [, link = ""] = /href="(https:\/\/wa\.me\/\?text=[^"]*)"/.exec(page) ?? [];
  expect(new URL(link).searchParams.get("text")).toBe(
    "Moon Bag · 24,00 €\nhttps://www.mitienda.es/bolsos/moon-bag/",
  );
  const lastRow = page
    .split("<tr")
    .at(-1)
    ?.split("</tr>")[0]
    ?.replace(/<[^>]*>/g, "");
  expect(lastRow).toMatch(/Hecho porAna Puig Serra.*Barcelona.*hola@ovillo\.example$/);
});
