import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type SampleShop, sampleShop } from "../support/sample-shop.ts";

const TIME = 120_000;
const keys = (publicKey: string, serviceId: string, templateId: string) =>
  `VITE_EMAILJS_PUBLIC_KEY=${publicKey}
VITE_EMAILJS_SERVICE_ID=${serviceId}
VITE_EMAILJS_TEMPLATE_ID=${templateId}
`;

let shop: SampleShop;
beforeAll(async () => {
  shop = await sampleShop();
});
afterAll(() => shop.remove());

/** Builds it for its host, with the keys of its file; the last mode that is named counts. */
const publish = () => shop.build("--mode", "production");

test(
  "keys behind a byte order mark are published, the first among them",
  async () => {
    await shop.write(".env.local", `\uFEFF${keys("primera-clave", "service_1a", "template_2b")}`);
    const { code, output } = await publish();
    expect(code, output).toBe(0);
    const dist = path.join(shop.dir, "dist");
    const scripts = (await readdir(dist, { recursive: true })).filter((file) =>
      file.endsWith(".js"),
    );
    const all = await Promise.all(scripts.map((file) => readFile(path.join(dist, file), "utf8")));
    expect(all.join("\n")).toContain("primera-clave");
    expect((await shop.check()).output).toContain("Las tres están puestas.");
  },
  TIME,
);

test(
  "keys in each other's place are told by the build and by the health report",
  async () => {
    await shop.write(".env.local", keys("clave", "template_2b", "service_1a"));
    for (const { code, output } of [await publish(), await shop.check()]) {
      expect(code).toBe(1);
      expect(output).toContain("VITE_EMAILJS_SERVICE_ID (.env.local, línea 2): hay un Template ID");
      expect(output).toContain("VITE_EMAILJS_TEMPLATE_ID (.env.local, línea 3): hay un Service ID");
      expect(output).not.toContain("Todo en orden");
    }
  },
  TIME,
);
