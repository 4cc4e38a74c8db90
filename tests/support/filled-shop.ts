import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { parse, stringify } from "yaml";
import { copyProject } from "./project-copy.ts";
import { sampleEnv } from "./sample-shop.ts";

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path d="M0 0h30v30H0zM60 0h30v30H60z"/></svg>';

/** What an owner fills in, of what each page shows. */
const SHOP = {
  url: "https://www.mitienda.es",
  legal: {
    name: "Ana Puig Serra",
    nif: "12345678Z",
    address: "Carrer Gran de Gràcia 1, 2.º 1.ª, 08012 Barcelona",
  },
  notice: { text: "En agosto descansamos: los pedidos salen a partir del 1 de septiembre." },
  shipping: 4.5,
  logo: "fotos/logo.svg",
};
const BAGS = { "chain-bag": { soldOut: true }, "star-bag": { previousPrice: 32 } };

/** A shop in a folder of its own. */
export type FilledShop = { dist: string; remove(): Promise<void> };

/**
 * Builds the example shop as it is once its owner has filled it in: with a public address, who sells, a notice,
 * costs of shipping, a logo, one bag sold out and one reduced.
 */
export async function filledShop(): Promise<FilledShop> {
  const dir = await mkdtemp(path.join(tmpdir(), "ovillo-filled-"));
  await copyProject(dir);
  await cp("example", path.join(dir, "content"), { recursive: true });
  const fill = async (file: string, fields: object) => {
    const place = path.join(dir, "content", file);
    const written = parse(await readFile(place, "utf8"));
    await writeFile(place, stringify({ ...written, ...fields }));
  };
  await fill("tienda.yaml", SHOP);
  for (const [bag, fields] of Object.entries(BAGS)) await fill(`bolsos/${bag}/bolso.yaml`, fields);
  await writeFile(path.join(dir, "content", SHOP.logo), LOGO);
  // The photographs are those of the example, encoded already.
  await mkdir(path.join(dir, ".cache"));
  await mkdir(path.resolve(".cache/photos"), { recursive: true });
  await symlink(path.resolve(".cache/photos"), path.join(dir, ".cache/photos"), "junction");
  await promisify(execFile)(
    process.execPath,
    ["node_modules/tsx/dist/cli.mjs", "tools/build.ts", "--mode", "demo"],
    { cwd: dir, env: sampleEnv },
  );
  const dist = path.join(dir, "dist");
  return { dist, remove: () => rm(dir, { recursive: true }) };
}
