import { build, type Rolldown } from "vite";
import type { LoadedContent } from "../content/load-content.ts";
import { createHashedFile } from "../photos/hashed-file.ts";
import { createIcons, renderBuildHeroStyle, renderLogo, renderShareImage } from "./pictures.ts";

/** Assets of all pages. */
export type PageAssets = Awaited<ReturnType<typeof buildPageAssets>>;

/** Renders the icons, the logo, the share image and the hero's style, and bundles the scripts except the app's. */
export async function buildPageAssets(loadedContent: LoadedContent) {
  const [icons, logo, shareImage, heroStyle, scripts, staticCode] = await Promise.all([
    createIcons(loadedContent),
    renderLogo(loadedContent),
    renderShareImage(loadedContent),
    renderBuildHeroStyle(loadedContent),
    bundleInlineScripts(),
    bundleScript("src/entry-static-client.ts"),
  ]);
  // A file instead of an inline script, so that the browser caches it for all static pages.
  const staticScript = createHashedFile("bag", "js", Buffer.from(staticCode));
  return { icons, logo, shareImage, heroStyle, scripts, staticScript };
}

/** A bag's page has the last one, the hydrated pages have the others. */
const bundleInlineScripts = async () => ({
  detectRoute: await bundleScript("src/inline/detect-route.ts"),
  showScreen: await bundleScript("src/inline/show-screen.ts"),
  fetchApp: await bundleScript("src/inline/fetch-app.ts"),
  showArrival: await bundleScript("src/inline/show-arrival.ts"),
});

async function bundleScript(entry: string): Promise<string> {
  const outputs = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      modulePreload: false,
      lib: { entry, formats: ["iife"], name: "inline" },
    },
  });
  // Vite returns one output for each format, and there is one format.
  const [{ output }] = outputs as [Rolldown.RolldownOutput];
  return output[0].code.trim();
}
