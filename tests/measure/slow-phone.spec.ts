import { compressFolder } from "../../tools/build/compress.ts";
import { cardOf, expect, openChanges, sheet, test } from "../support/owner.ts";

/** A phone of some years ago, and a line of 9 Mbps. */
const CPU = 4;
const LINE = { latency: 100, downloadThroughput: 9e6 / 8, uploadThroughput: 9e6 / 8 };

test.use({ film: false });

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
    await page.goto(home.url);
    const card = cardOf(page, "Moon Bag");
    await card.getByText(/€$/).click({ timeout: 60_000 });
    tell("sheet");
    const sizes = await Promise.all(fetched);
    await sheet(page, "Moon Bag").getByLabel("Precio", { exact: true }).fill(amount);
    await expect(card.getByText(`${amount},00 €`)).toBeVisible();
    tell("seen");
    await page.getByRole("button", { name: "Listo" }).click();
    const changes = await openChanges(page);
    // It is asked for again once the change can be seen.
    const answered = page.waitForResponse(/publicado\.json/);
    await changes.getByRole("button", { name: "Guardar", exact: true }).click();
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
