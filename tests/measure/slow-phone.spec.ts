import type { Locator, Page } from "@playwright/test";
import { compressFolder } from "../../tools/build/compress.ts";
import { cardOf, expect, sheet, test } from "../support/owner.ts";

/** A phone of some years ago, and a line of 9 Mbps. */
const CPU = 4;
const LINE = { latency: 100, downloadThroughput: 9e6 / 8, uploadThroughput: 9e6 / 8 };

test.use({ film: false });

/** A finger's tap: what Playwright looks at before a click of its own would be reckoned on the slow processor too. */
async function tap(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  await target.evaluate(async (element) => {
    // A sheet that is on its way up.
    const sheet = element.closest("[role=dialog]");
    await Promise.all((sheet?.getAnimations() ?? []).map(({ finished }) => finished));
    const { top, bottom } = element.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: "center" });
  });
  const { x, y, width, height } = (await target.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}

test("on a slow phone the owner changes a price from her bookmark", async ({
  page,
  home,
  folderBuild,
}) => {
  test.setTimeout(180_000);
  await compressFolder(folderBuild, { brotli: 5, gzip: 5 });
  let fetched: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    // Pictures and fonts are the shop's.
    if (/image|media|font/.test(request.resourceType())) return;
    fetched.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", { offline: false, ...LINE });

  for (const [when, amount] of [
    ["the first time", "30"],
    ["from then on", "31"],
  ] as const) {
    await page.goto("about:blank");
    const begun = performance.now();
    const told: string[] = [];
    const tell = (what: string) =>
      told.push(`${what} ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    await page.goto(home.url, { waitUntil: "commit" });
    const card = cardOf(page, "Moon Bag");
    await tap(page, card.getByText(/€$/));
    const price = sheet(page, "Moon Bag").getByLabel("Precio", { exact: true });
    await expect(price).toBeFocused();
    tell("sheet");
    const sizes = await Promise.all(fetched);
    await page.keyboard.press("Control+A");
    await page.keyboard.type(amount);
    await expect(card.getByText(`${amount},00 €`)).toBeVisible();
    tell("seen");
    await tap(page, page.getByRole("button", { name: "Listo" }));
    await tap(page, page.getByRole("button", { name: /^Publicar/ }));
    const changes = sheet(page, "Esto cambia en la tienda");
    // It is asked for again once the change can be seen.
    const answered = page.waitForResponse(/publicado\.json/);
    await tap(page, changes.getByRole("button", { name: "Guardar", exact: true }));
    await expect(changes).toContainText("Guardado en este ordenador", { timeout: 60_000 });
    tell("saved");
    await expect(changes).toContainText("la tienda de aquí ya lo enseña");
    await (await answered).finished();
    const kilobytes = Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1000);
    console.log(
      `a price from the bookmark, ${when}: ${kilobytes} kB before it, ${told.join(", ")}`,
    );
    fetched = [];
  }
});
