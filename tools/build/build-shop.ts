import { createBuilder, mergeConfig } from "vite";
import viteConfig from "../../vite.config.ts";
import { replacing } from "../machine/staging.ts";
import { compressFolder } from "./compress.ts";

/**
 * Builds the shop as it is published, every text of it compressed too, and puts it in the place of `outDir` once all
 * of it is there.
 *
 * @param mode `demo` for the shop that sends its mail to this machine
 */
export async function buildShop(outDir: string, mode = "production"): Promise<void> {
  // Said outright: with the NODE_ENV of a developer or a test runner, React's development version would be published.
  Object.assign(process.env, { NODE_ENV: "production" });
  await replacing(outDir, async (dir) => {
    const builder = await createBuilder({
      ...mergeConfig(viteConfig({ mode, command: "build" }), {
        mode,
        // What Vite tells is English, and for developers; what the owner should know is a warning.
        logLevel: "warn",
        build: { outDir: dir, emptyOutDir: true },
      }),
      // Handed over, not looked for: where Vite cannot load a file, it says so in English, whatever the level.
      configFile: false,
    });
    await builder.buildApp();
    await compressFolder(dir);
  });
}
