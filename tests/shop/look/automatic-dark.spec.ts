import sharp from "sharp";
import { expect, open, test } from "../../support/visit.ts";

test("a browser that darkens pages by itself leaves the shop in its colours", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setAutoDarkModeOverride", { enabled: true });
  await open(page, "/#/novedades");
  const card = page.getByRole("article").first();
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
