import { build } from "vite";
import { hashedFile, type StaticFile } from "./static-file.ts";

/** The scripts inside the pages, by what they do (src/inline). */
export type InlineScripts = Record<"chooseScreen" | "fetchApp" | "legalDialog" | "notice", string>;

async function bundle(entry: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      target: "es2020",
      modulePreload: false,
      lib: { entry: `src/${entry}.ts`, formats: ["iife"], name: "inline" },
    },
  });
  const [result] = [output].flat();
  if (!result || !("output" in result)) throw new Error(`The script ${entry} was not built`);
  return result.output[0].code.trim();
}

/** Builds the scripts inside the pages, each as one line of its own. */
export async function buildInlineScripts(): Promise<InlineScripts> {
  const [chooseScreen, fetchApp, legalDialog, notice] = await Promise.all(
    ["inline/choose-screen", "inline/fetch-app", "inline/legal-dialog", "inline/notice"].map(
      bundle,
    ),
  );
  return { chooseScreen, fetchApp, legalDialog, notice } as InlineScripts;
}

/** Builds the script of the bags' pages: a file that the browser keeps from one bag to the next. */
export const buildBagScript = async (): Promise<StaticFile> =>
  hashedFile("bag", "js", "text/javascript", Buffer.from(await bundle("entry-bag-client")));
