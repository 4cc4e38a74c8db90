import { readFile } from "node:fs/promises";
import path from "node:path";
import { shopSchema } from "../../model/schema.ts";
import type { ShopFile } from "../../model/types.ts";
import { CONTENT } from "../content/folders.ts";
import { readYaml } from "../content/yaml.ts";

const SHOP = path.join(CONTENT, "tienda.yaml");

/** What the owner has set of how the shop looks; nothing where it is not set, or is of no use. */
export async function ownSetting<Key extends "colours" | "logo">(
  key: Key,
): Promise<ShopFile[Key] | undefined> {
  // A file that is missing is told of by the check.
  const { data } = readYaml(await readFile(SHOP).catch(() => Buffer.alloc(0)));
  return shopSchema.shape[key].safeParse(Object(data)[key]).data as ShopFile[Key] | undefined;
}
