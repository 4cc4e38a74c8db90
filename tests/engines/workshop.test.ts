import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buildDemo } from "../../tools/serve/demo.ts";
import { buildWorkshop } from "../../tools/taller/build.ts";
import { inEveryEngine } from "../support/every-engine.ts";
import { startWorkshop } from "../support/workshop-shop.ts";

let dir: string;
let workshop: Awaited<ReturnType<typeof startWorkshop>>;

beforeAll(async () => {
  await buildDemo();
  dir = await mkdtemp(path.join(tmpdir(), "ovillo-taller-"));
  await buildWorkshop(dir, { repository: "este/ordenador", branch: "main", local: true });
});
afterAll(() => rm(dir, { recursive: true }));

inEveryEngine(({ engine, see, visit }) => {
  beforeEach(async () => {
    workshop = await startWorkshop(dir);
    return () => workshop.close();
  });

  const price = ".taller-price input";
  /** A line of text in the preview. */
  const previewed = (selector: string) =>
    `document.querySelector("iframe.preview")?.contentDocument?.querySelector("${selector}")?.textContent`;

  test("from her bookmark the owner changes a price, sees it in the shop, and saves it", async () => {
    await visit(`${workshop.url}#/collections/bolsos/entries/moon-bag/bolso`, false);
    await see(`document.querySelector("${price}")?.value`, "24");
    await see(previewed("h1"), "Moon Bag");
    await engine.read(`void document.querySelector("${price}").select()`);
    await engine.type(price, "31,5");
    await see(`document.querySelector("${price}").value`, "31,5");
    await see(previewed("h1 + p"), "31,50 €");
    await engine.click('button[data-label="Guardar"]');
    await see("document.querySelector('.taller-publication')?.dataset.state", "published");
    expect(await workshop.read("bolsos/moon-bag/bolso.yaml")).toContain("price: 31.5\n");
  });
});
