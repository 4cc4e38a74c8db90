import { shopRemarks } from "../../model/beside.ts";
import { isSerious, type Problem } from "../../model/problem.ts";
import { aboutSchema, bagSchema, picturesSchema, shopSchema } from "../../model/schema.ts";
import { slug } from "../../model/slug.ts";
import type { Content } from "../../model/types.ts";
import { foldedName } from "../../model/values.ts";
import { promoOf } from "../../src/lib/shipping.ts";
import { bagProblems, catalogueProblems, isHidden } from "./check/bags.ts";
import { fileProblems } from "./check/files.ts";
import { missingFiles, missingSharePicture, unusedFiles } from "./check/folder.ts";
import { shapeProblems } from "./check/shape.ts";
import { bagFolder, type ContentFile, readContentFile, remarkAt } from "./content-files.ts";
import type { DrawingFile } from "./drawing-files.ts";
import type { FilmFile } from "./film-files.ts";
import { type Named, namedFiles, withPlainNames } from "./named-files.ts";
import type { PhotoFile } from "./photo-files.ts";

/** All that is read of the folder `content/`; paths are seen from there. */
export type Folder = {
  files: readonly string[];
  /** The bytes of the YAML files. */
  texts: ReadonlyMap<string, Uint8Array>;
  photos: readonly PhotoFile[];
  films: readonly FilmFile[];
  drawings: readonly DrawingFile[];
  /** The picture for chats is there and whole. */
  canShare: boolean;
};

export type Checked = {
  /** Only where nothing serious is wrong. */
  content?: Content;
  /** All at once, in the order of the content. */
  problems: Problem[];
  /** Whether a page shows a photo or film; no other is published. */
  isShown: (file: string) => boolean;
};

export function checkContent({ files, texts, canShare, ...media }: Folder): Checked {
  const contentFiles = [...texts].map(([file, bytes]) => readContentFile(file, bytes));
  const bags = contentFiles.filter(({ file }) => bagFolder(file) !== undefined).sort(byOrder);
  const ordered = [...contentFiles.filter(({ file }) => bagFolder(file) === undefined), ...bags];
  const isNamed = isIn(contentFiles.flatMap(namedFiles));
  const isShown = isIn(
    contentFiles.filter((contentFile) => !isHidden(contentFile)).flatMap(namedFiles),
    ({ kind }) => kind === "photo" || kind === "film",
  );
  const problems = [
    ...ordered.flatMap((contentFile) =>
      [
        ...shapeProblems(contentFile),
        ...fileProblems(contentFile, media),
        ...(contentFile.file === "tienda.yaml" ? shopProblems(contentFile) : []),
        ...(bags.includes(contentFile)
          ? bagProblems(contentFile, bags.slice(0, bags.indexOf(contentFile)))
          : []),
      ].sort((one, other) => (one.line ?? 0) - (other.line ?? 0)),
    ),
    ...catalogueProblems(bags, files),
    ...missingFiles(files),
    ...(canShare ? [] : [missingSharePicture(media.photos)]),
  ];
  // While a bag cannot be read, its photos seem unused.
  if (problems.some(isSerious)) return { problems, isShown };
  problems.push(...unusedFiles(files, media, isNamed));
  return { content: asContent(contentFiles, bags), problems, isShown };
}

const shopProblems = (shop: ContentFile): Problem[] =>
  shopRemarks(shop.yaml.raw).map((remark) => remarkAt(shop, remark));

function asContent(contentFiles: readonly ContentFile[], bags: readonly ContentFile[]): Content {
  const data = new Map(
    contentFiles.map((contentFile) => [contentFile.file, withPlainNames(contentFile)]),
  );
  const shop = shopSchema.parse(data.get("tienda.yaml"));
  const promo = promoOf(shop);
  return {
    shop: { ...shop, ...(promo && { promo }) },
    about: aboutSchema.parse(data.get("nosotros.yaml")),
    pictures: picturesSchema.parse(data.get("portada.yaml")),
    catalogue: bags
      .filter((bag) => !isHidden(bag))
      .map(({ file }) => {
        const { order: _place, hidden: _hidden, ...bag } = bagSchema.parse(data.get(file));
        const folder = slug(bagFolder(file) ?? "");
        return { ...bag, id: bag.id ?? folder, folder };
      }),
  };
}

/** By `order`; bags without one, or with the same, by their folders' names. */
function byOrder(one: ContentFile, other: ContentFile): number {
  const [a, b] = [one, other].map(({ yaml }) => Number(yaml.at(["order"]) ?? Infinity));
  return a === b || a === undefined || b === undefined
    ? one.file.localeCompare(other.file, "es")
    : a - b;
}

/** Whether one of these entries names a file. */
function isIn(named: readonly Named[], counts: (named: Named) => boolean = () => true) {
  const files = new Set(named.filter(counts).map(({ file }) => foldedName(file)));
  return (file: string): boolean => files.has(foldedName(file));
}
