import { cut } from "../../support/cut.ts";
import { expect, menuButton, open, test } from "../../support/visit.ts";

const ADDRESSES = ["/", "/#/novedades", "/#/essentials", "/#/no-existe"];
const WIDTHS = [320, 390, 768, 960, 1280];

// The browser's own setting; 16 is what it comes with. With 20, 16 and 26 the header has just room in a window.
test("with larger letters nothing is cut in any window, and every link can be reached", {
  tag: "@desktop",
}, async ({ page }) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const browser = await page.context().newCDPSession(page);
  const header = page.getByRole("banner");
  const menu = menuButton(page);
  const wordmark = header.getByRole("link", { name: "ovillo" });

  for (const address of ADDRESSES) {
    await page.goto("about:blank");
    await open(page, address);
    for (const size of [16, 20, 26, 32]) {
      await browser.send("Page.setFontSizes", { fontSizes: { standard: size } });
      for (const width of WIDTHS) {
        const where = `${address} in ${width} px, letters of ${size} px`;
        await page.setViewportSize({ width, height: 800 });
        expect(await cut(page), where).toEqual([]);
        const box = await wordmark.boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 0) / 2, where).toBeCloseTo(width / 2, 0);

        const narrow = await menu.isVisible();
        expect(narrow, where).toBe(width < 48 * size);
        if (narrow) await menu.click();
        await header.getByRole("link", { name: "Inicio" }).scrollIntoViewIfNeeded();
        expect(await cut(page), `${where}, menu`).toEqual([]);
        const last = header.getByRole("link", { name: /^TikTok/ });
        await last.scrollIntoViewIfNeeded();
        await expect(last, where).toBeInViewport({ ratio: 1 });
        if (narrow) await menu.click();
      }
    }
  }
});

test("with letters of 32 px an address that is none is told of within the window", {
  tag: "@desktop",
}, async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, "/");
  await page.getByLabel("Correo electrónico").fill("ana");
  await page.getByRole("button", { name: "Enviar mensaje" }).click();
  await expect(page.getByText(/^Revisa el correo/)).toBeVisible();
  expect(await cut(page)).toEqual([]);
});

test("with letters of 32 px an opened photo has its arrows, which grow with them", {
  tag: "@desktop",
}, async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, "/bolsos/moon-bag/");
  await page
    .getByRole("link", { name: /Ampliar la foto$/ })
    .first()
    .click();
  for (const name of ["Foto anterior", "Foto siguiente"]) {
    const arrow = page.getByRole("dialog").getByRole("button", { name });
    await expect(arrow).toBeInViewport({ ratio: 1 });
    expect((await arrow.locator("svg").boundingBox())?.width, name).toBe(48);
  }
});
