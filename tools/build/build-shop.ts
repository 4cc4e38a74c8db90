import { createBuilder, mergeConfig } from "vite";
import { replacing } from "../machine/staging.ts";
import viteConfig from "./vite-config.ts";

/** Builds the shop into `outDir`. @param mode `demo` for the shop that sends its mail to this machine */
export async function buildShop(outDir: string, mode = "production"): Promise<void> {
  // With the NODE_ENV of a developer or a test runner React's development version would be published.
  Object.assign(process.env, { NODE_ENV: "production" });
  await replacing(outDir, async (dir) => {
    const builder = await createBuilder({
      ...mergeConfig(viteConfig({ mode, command: "build" }), {
        mode,
        // Vite's information is English and for developers; the owner's messages are warnings.
        logLevel: "warn",
        build: { outDir: dir, emptyOutDir: true },
      }),
      // Vite, which loads a configuration itself, would report a file that fails in English.
      configFile: false,
    });
    await builder.buildApp();
  });
}
