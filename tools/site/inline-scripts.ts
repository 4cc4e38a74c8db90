import { build } from "vite";
import { hashedFile, type StaticFile } from "./static-file.ts";

/** src/inline */
export type InlineScripts = Record<
  "chooseScreen" | "fetchApp" | "notice" | "olderBrowsers",
  string
>;

/**
 * What each of the shop's browsers knows and older ones do not: Chrome since 102, Firefox since 112, Safari since 15.5
 * (docs/decisions/012). src/inline/older-browsers.ts asks the same.
 */
const IS_SERVED = '"inert"in document.documentElement';

async function bundle(entry: string, target = "es2020"): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      target,
      modulePreload: false,
      lib: { entry: `src/${entry}.ts`, formats: ["iife"], name: "inline" },
    },
  });
  const [result] = [output].flat();
  if (!result || !("output" in result)) throw new Error(`The script ${entry} was not built`);
  return result.output[0].code.trim();
}

/** A script that a browser below the floor does not run. */
const bundleForServed = async (entry: string): Promise<string> =>
  `if(${IS_SERVED}){${await bundle(entry)}}`;

export async function buildInlineScripts(): Promise<InlineScripts> {
  const [chooseScreen, fetchApp, notice, olderBrowsers] = await Promise.all([
    ...["choose-screen", "fetch-app", "notice"].map((name) => bundleForServed(`inline/${name}`)),
    bundle("inline/older-browsers", "es2015"),
  ]);
  return { chooseScreen, fetchApp, notice, olderBrowsers } as InlineScripts;
}

/** A file, and not inline: the browser caches it from one bag to the next. */
export const buildBagScript = async (): Promise<StaticFile> =>
  hashedFile(
    "bag",
    "js",
    "text/javascript",
    Buffer.from(await bundleForServed("entry-bag-client")),
  );
