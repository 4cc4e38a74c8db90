import sharp from "sharp";
import { expect, openPage, test } from "../../support/shop-test.ts";

test.use({ hasFilm: true });

test("a browser that darkens pages by itself leaves the shop in its colours", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setAutoDarkModeOverride", { enabled: true });
  await openPage(page, "/#/novedades");
  const card = page.getByRole("article").first();
  await card.hover();
  const [current, other] = await Promise.all(
    ["Ver imagen 1 de 5", "Ver imagen 2 de 5"].map(async (name) => {
      const shot = sharp(await card.getByRole("button", { name }).screenshot());
      const { width, height } = await shot.metadata();
      const [left, top] = [width, height].map((side) => Math.floor(side / 2) - 1) as [
        number,
        number,
      ];
      const middle = { left, top, width: 2, height: 2 };
      const { channels } = await sharp(await shot.extract(middle).toBuffer()).stats();
      return channels[0]?.mean ?? 0;
    }),
  );
  // The current dot is the dark one.
  expect(current).toBeLessThan(100);
  expect(other).toBeGreaterThan(200);
  const sheet = sharp(await page.screenshot({ clip: { x: 1, y: 400, width: 4, height: 4 } }));
  expect((await sheet.stats()).channels[0]?.mean).toBeGreaterThan(240);
});

test("in forced colours every control is seen, and the current dot is told apart", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openPage(page, "/#/novedades");
  const card = page.getByRole("article").first();
  const look = (name: string) =>
    card.getByRole("button", { name }).evaluate((dot) => {
      const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(dot, "::before");
      return { borderTopWidth, borderTopColor, backgroundColor };
    });
  const current = await look("Ver imagen 1 de 5");
  const other = await look("Ver imagen 2 de 5");
  expect(other.borderTopColor).not.toBe(other.backgroundColor);
  expect(current).not.toEqual(other);

  // Words and line drawings have the system's text colour; boxes have an edge.
  for (const address of ["/", "/#/novedades"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    const unseen = await page
      .locator("button,input,textarea,.button,svg")
      .filter({ visible: true })
      .evaluateAll((parts) => {
        const ground = getComputedStyle(document.body).backgroundColor;
        return parts
          .filter((part) => {
            const { color, stroke, borderTopColor, borderTopWidth } = getComputedStyle(part);
            if (part instanceof SVGElement) return stroke === ground;
            const edged = borderTopWidth !== "0px" && borderTopColor !== ground;
            const drawn = part.textContent !== "" || part.querySelector("svg") !== null;
            const dotted = getComputedStyle(part, "::before").borderTopWidth !== "0px";
            if (part.matches("input,textarea,.button")) return !edged;
            return color === ground || !(drawn || edged || dotted);
          })
          .map(({ outerHTML }) => outerHTML.slice(0, 120));
      });
    expect(unseen).toEqual([]);
  }
});
