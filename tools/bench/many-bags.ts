import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { parse, stringify } from "yaml";
import { copyProject } from "../machine/project-copy.ts";

/** Of each of its bags. */
const PHOTOS = 4;

/**
 * This shop in a folder of its own, with so many bags, each with four photographs; the bags and their
 * photographs are those of the shop, over and over.
 *
 * @param plain with small photographs of one colour, which are encoded in no time
 */
export async function shopOfManyBags(dir: string, bags: number, plain: boolean): Promise<void> {
  await copyProject(dir);
  const shelf = path.join("content", "bolsos");
  await cp("content", path.join(dir, "content"), {
    recursive: true,
    filter: (file) => !file.startsWith(`${shelf}${path.sep}`),
  });
  const models = await Promise.all(
    (await readdir(shelf)).sort().map(async (folder) => {
      const bag = parse(await readFile(path.join(shelf, folder, "bolso.yaml"), "utf8"));
      return { folder: path.join(shelf, folder), bag };
    }),
  );
  const colour = await sharp({
    create: { width: 320, height: 400, channels: 3, background: "#d4c7b5" },
  })
    .jpeg()
    .toBuffer();
  for (let i = 0; i < bags; i += 1) {
    const { folder, bag } = models[i % models.length] ?? {};
    if (!folder) throw new Error("There is no bag to begin with.");
    const own = path.join(dir, shelf, `bolso-${i + 1}`);
    await mkdir(own, { recursive: true });
    const photos = [];
    for (let n = 0; n < PHOTOS; n += 1) {
      const { file, alt } = bag.photos[n % bag.photos.length];
      const name = `${n + 1}${path.extname(file)}`;
      if (plain) await writeFile(path.join(own, name), colour);
      else await cp(path.join(folder, file), path.join(own, name));
      photos.push({ file: name, alt });
    }
    // Half on each shelf.
    const category = i % 2 === 0 ? "new" : "basic";
    const name = `${bag.name} ${i + 1}`;
    const changed = { name, category, featured: i < 3, id: `bag-${i + 1}`, order: i + 1, photos };
    await writeFile(path.join(own, "bolso.yaml"), stringify({ ...bag, ...changed }));
  }
}
