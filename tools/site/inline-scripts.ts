import { build } from "vite";
import { hashedFile, type StaticFile } from "./static-file.ts";

async function bundle(entry: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      modulePreload: false,
      lib: { entry: `src/${entry}.ts`, formats: ["iife"], name: "inline" },
    },
  });
  const [result] = [output].flat();
  if (!result || !("output" in result)) throw new Error(`The script ${entry} was not built`);
  return result.output[0].code.trim();
}

/** The scripts that stand inside pages. */
export async function buildInlineScripts() {
  const [noteRoute, showScreen, fetchApp] = await Promise.all([
    bundle("inline/note-route"),
    bundle("inline/show-screen"),
    bundle("inline/fetch-app"),
  ]);
  return { noteRoute, showScreen, fetchApp };
}

/** A file, and not inline: the browser caches it from one bag to the next. */
export const buildBagScript = async (): Promise<StaticFile> =>
  hashedFile("bag", "js", "text/javascript", Buffer.from(await bundle("entry-bag-client")));
