import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import { compressFolder } from "../../tools/build/compress.ts";
import { expect, save, test } from "../support/workshop.ts";

/** A phone of some years ago, and a line of 9 Mbps. */
const CPU = 4;
const LINE = { latency: 100, downloadThroughput: 9e6 / 8, uploadThroughput: 9e6 / 8 };

/** What the workshop weighs, and where it has been compressed also what is sent of it. */
async function weigh(dir: string) {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const sizes = new Map<string, number>();
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    sizes.set(file, (await stat(file)).size);
  }
  const files = [...sizes.keys()].filter((file) => !/\.(br|gz)$/.test(file));
  const total = (sent: (file: string) => number | undefined) =>
    files.reduce((sum, file) => sum + (sent(file) ?? 0), 0);
  return {
    files: files.length,
    bytes: total((file) => sizes.get(file)),
    small: total((file) => sizes.get(`${file}.br`) ?? sizes.get(file)),
  };
}

test("on a slow phone the owner changes a price from her bookmark", async ({ page, built }) => {
  test.setTimeout(180_000);
  await compressFolder(built);
  const { files, bytes, small } = await weigh(built);
  console.log(`/taller/: ${files} files, ${bytes} B, compressed ${small} B`);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", { offline: false, ...LINE });

  const bags = page.getByRole("treeitem", { name: "Bolsos" });
  const bag = page.getByRole("row", { name: "Moon Bag" }).getByText("Moon Bag");
  const price = page.getByLabel("Precio", { exact: true });
  for (const [when, amount] of [
    ["the first time", "30"],
    ["from then on", "31"],
  ] as const) {
    await page.goto("about:blank");
    const begun = performance.now();
    const told: string[] = [];
    const tell = (what: string) =>
      told.push(`${what} ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    await page.goto("");
    await bags.click({ timeout: 60_000 });
    await expect(bag).toBeVisible({ timeout: 60_000 });
    tell("list");
    await bag.click();
    await expect(price).toBeVisible({ timeout: 60_000 });
    tell("editor");
    await price.fill(amount);
    await save(page);
    await expect(page.getByText(`Moon Bag · ${amount},00 €`)).toBeVisible({ timeout: 60_000 });
    tell("saved");
    console.log(`a price from the bookmark, ${when}: ${told.join(", ")}`);
  }
});
