import type { Locator } from "@playwright/test";
import { contrast, READABLE } from "../../model/contrast.ts";
import { expect, openBag, save, test } from "../support/workshop.ts";

const hex = (colour: string) =>
  `#${(colour.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, "0")).join("")}`;

/** How much the letters of an element differ from what is behind them. */
async function legibility(element: Locator): Promise<number> {
  const { letters, ground } = await element.evaluate((own) => {
    const isBare = (each: Element) =>
      getComputedStyle(each).backgroundColor.replaceAll(" ", "") === "rgba(0,0,0,0)";
    let behind: Element = own;
    while (behind.parentElement && isBare(behind)) behind = behind.parentElement;
    return {
      letters: getComputedStyle(own).color,
      ground: getComputedStyle(behind).backgroundColor,
    };
  });
  return contrast(hex(letters), hex(ground));
}

test("the owner can read what keeps a change from the shop", async ({ page, workshop }) => {
  workshop.report("content/bolsos/moon-bag/bolso.yaml: falta la foto «3.jpg».");
  await openBag(page, "Moon Bag");
  await page.getByLabel("Precio", { exact: true }).fill("30");
  await save(page);
  const told = page.getByRole("region", { name: "Publicación" });
  expect(await legibility(told.getByText("falta la foto «3.jpg»"))).toBeGreaterThan(READABLE);
  expect(await legibility(told.getByText("No se ha publicado"))).toBeGreaterThan(READABLE);
});

test("a field that nobody knows, written outside of the workshop, is named in Spanish", async ({
  page,
  workshop,
}) => {
  const file = "bolsos/moon-bag/bolso.yaml";
  const text = await workshop.read(file);
  await workshop.write(file, `${text}descripcion: De día\n`);
  await openBag(page, "Moon Bag");
  await page.getByLabel("Precio", { exact: true }).fill("30");
  await save(page);
  await expect(page.getByRole("alertdialog")).toContainText(
    "«descripcion» no es ningún campo (¿«description»?). Se escribió fuera del taller: corrígelo o quítalo allí.",
  );
});
