import { build } from "vite";

/** The scripts inside the pages, by what they do (src/inline). */
export type InlineScripts = { chooseScreen: string; fetchApp: string; legalDialog: string };

async function bundle(entry: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      target: "es2020",
      modulePreload: false,
      lib: { entry: `src/inline/${entry}.ts`, formats: ["iife"], name: "inline" },
    },
  });
  const [result] = [output].flat();
  if (!result || !("output" in result)) throw new Error(`The script ${entry} was not built`);
  return result.output[0].code.trim();
}

/** Builds the scripts inside the pages, each as one line of its own. */
export async function buildInlineScripts(): Promise<InlineScripts> {
  const [chooseScreen, fetchApp, legalDialog] = await Promise.all(
    ["choose-screen", "fetch-app", "legal-dialog"].map(bundle),
  );
  return { chooseScreen, fetchApp, legalDialog } as InlineScripts;
}
