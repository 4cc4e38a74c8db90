import sharp from "sharp";
import { expect, measureRect, openPage, test } from "../../support/shop-test.ts";

test.use({ hasVideo: true });

test("the shop keeps its colours when the browser darkens pages", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setAutoDarkModeOverride", { enabled: true });
  await openPage(page, "/#/novedades");
  const card = page.getByRole("article").first();
  await card.hover();
  const brightnessAt = async (x: number, y: number) => {
    const clip = { x: x - 1, y: y - 1, width: 2, height: 2 };
    const { channels } = await sharp(await page.screenshot({ clip })).stats();
    return channels[0]?.mean;
  };
  const dotBrightness = async (name: string) => {
    const { left, right, top, bottom } = await measureRect(card.getByRole("button", { name }));
    return brightnessAt((left + right) / 2, (top + bottom) / 2);
  };
  // The current dot is dark, the others are light.
  await expect.poll(() => dotBrightness("Ver imagen 1 de 5")).toBeLessThan(100);
  await expect.poll(() => dotBrightness("Ver imagen 2 de 5")).toBeGreaterThan(200);
  expect(await brightnessAt(2, 400)).toBeGreaterThan(240);
});

test("in forced colours, controls are visible and the current dot differs", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openPage(page, "/#/novedades");
  const card = page.getByRole("article").first();
  const readStyle = (name: string) =>
    card.getByRole("button", { name }).evaluate((dot) => {
      const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(dot, "::before");
      return { borderTopWidth, borderTopColor, backgroundColor };
    });
  const currentDot = await readStyle("Ver imagen 1 de 5");
  const otherDot = await readStyle("Ver imagen 2 de 5");
  expect(otherDot.borderTopColor).not.toBe(otherDot.backgroundColor);
  expect(currentDot).not.toEqual(otherDot);

  // Text and icons use the system's text colour; boxes have a border.
  for (const address of ["/", "/#/novedades"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    const invisible = await page
      .locator("button,input,textarea,.button,svg")
      .filter({ visible: true })
      .evaluateAll((parts) => {
        const ground = getComputedStyle(document.body).backgroundColor;
        return parts
          .filter((part) => {
            const { color, stroke, borderTopColor, borderTopWidth } = getComputedStyle(part);
            if (part instanceof SVGElement) return stroke === ground;
            const hasBorder = borderTopWidth !== "0px" && borderTopColor !== ground;
            const hasContent = part.textContent !== "" || part.querySelector("svg") !== null;
            const isDot = getComputedStyle(part, "::before").borderTopWidth !== "0px";
            if (part.matches("input,textarea,.button")) return !hasBorder;
            return color === ground || !(hasContent || hasBorder || isDot);
          })
          .map(({ outerHTML }) => outerHTML.slice(0, 120));
      });
    expect(invisible).toEqual([]);
  }
});
