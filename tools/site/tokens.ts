import { readFile } from "node:fs/promises";

const TOKENS = "src/styles/tokens.css";

/** One of the shop's colours, by its name in the styles, where each has its one home. */
export async function colour(name: string): Promise<string> {
  const value = new RegExp(`--${name}:\\s*(#[0-9a-f]{6})`).exec(
    await readFile(TOKENS, "utf8"),
  )?.[1];
  if (!value) throw new Error(`${TOKENS} has no colour --${name}`);
  return value;
}
