import { expect, test } from "vitest";
import { createSnapshot } from "../../tests/support/example-shop.ts";
import { SHOP_FILE } from "../draft/content-paths.ts";
import { createDraft, currentData, setField } from "../draft/draft.ts";
import { findTappedSheet } from "./panels.ts";

const changes = { previousPrice: 32, amazonUrl: "https://www.amazon.es/x" };
const draft = Object.entries(changes).reduce(
  (next, [key, value]) => setField(next, "bolsos/moon-bag/bolso.yaml", [key], value),
  createDraft(createSnapshot()),
);
const moonBag = { sheet: "bag", folder: "moon-bag" };

test.each([
  ["bolsos/moon-bag/", "24,00 €", { ...moonBag, focusedPath: "price" }],
  ["bolsos/moon-bag/", "Antes 32,00 €", { ...moonBag, focusedPath: "previousPrice" }],
  ["bolsos/moon-bag/", "Ver en Amazon", { ...moonBag, focusedPath: "amazonUrl" }],
  ["bolsos/moon-bag/", "· Agotado", { ...moonBag, focusedPath: "soldOut" }],
  [
    "bolsos/moon-bag/",
    "Media luna para el móvil, un libro y\u00a0poco más",
    { ...moonBag, focusedPath: "line" },
  ],
  ["bolsos/moon-bag/", "Color Marfil", { ...moonBag, focusedPath: "details.color" }],
  ["bolsos/moon-bag/", "Stock Limitado", { sheet: "panel", focusedPath: "tag" }],
  ["contact", "Usaremos tus datos solo para…", { sheet: "panel", focusedPath: "legal" }],
  ["contact", "Barcelona, España", { sheet: "panel", focusedPath: "location" }],
  ["stitches", "", { sheet: "panel", focusedPath: "stitches" }],
] as const)("a tap in %s on «%s» opens its field", (target, text, sheet) => {
  const tap = { target, text, isPicture: false };
  expect(findTappedSheet(tap, (file) => currentData(draft, file))).toMatchObject(sheet);
});

test("a tap on a text that the owner has just replaced finds it", () => {
  const changed = setField(draft, SHOP_FILE, ["tag"], "Pocas");
  const tap = { target: "bolsos/moon-bag/", text: "Pocas", isPicture: false } as const;
  expect(findTappedSheet(tap, (file) => currentData(changed, file))).toMatchObject({
    focusedPath: "tag",
  });
});
