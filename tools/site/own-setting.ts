import { readFile } from "node:fs/promises";
import path from "node:path";
import { shopSchema } from "../../model/schema.ts";
import type { ShopFile } from "../../model/types.ts";
import { plainName } from "../../model/values.ts";
import { CONTENT } from "../content/folders.ts";
import { filesBelow } from "../content/photo-files.ts";
import { fileNamed } from "../content/sources.ts";
import { readYaml } from "../content/yaml.ts";

const SHOP = path.join(CONTENT, "tienda.yaml");

/** What the owner has set of how the shop looks; nothing where it is not set, or is of no use. */
export async function ownSetting<Key extends "colours" | "logo" | "icon">(
  key: Key,
): Promise<ShopFile[Key] | undefined> {
  // A file that is missing is told of by the check.
  const { data } = readYaml(await readFile(SHOP).catch(() => Buffer.alloc(0)));
  return shopSchema.shape[key].safeParse(Object(data)[key]).data as ShopFile[Key] | undefined;
}

/** The file that the owner has named there; nothing where she has named none, or it is not there. */
export async function ownFile(key: "logo" | "icon"): Promise<Buffer | undefined> {
  const name = await ownSetting(key);
  if (!name) return undefined;
  const named = fileNamed({ file: "tienda.yaml" }, name);
  // On the disk an accent may be a character of its own.
  const found = (await filesBelow(CONTENT)).find((file) => plainName(file) === named);
  return found ? readFile(path.join(CONTENT, found)).catch(() => undefined) : undefined;
}
