import { shopRemarks } from "../../model/beside.ts";
import { isSerious, type Problem } from "../../model/problem.ts";
import { aboutSchema, bagSchema, picturesSchema, shopSchema } from "../../model/schema.ts";
import { slug } from "../../model/slug.ts";
import type { Content } from "../../model/types.ts";
import { plainName } from "../../model/values.ts";
import { promoOf } from "../../src/lib/shipping.ts";
import { bagProblems, catalogueProblems, isHidden } from "./check/bags.ts";
import { fileProblems } from "./check/files.ts";
import { lostFiles, notShared, strayFiles } from "./check/folder.ts";
import { shapeProblems } from "./check/shape.ts";
import { bagFolder, readSource, remarkAt, type Source } from "./content-files.ts";
import type { DrawingFile } from "./drawing-files.ts";
import type { FilmFile } from "./film-files.ts";
import { type Named, namedFiles, withPlainNames } from "./named-files.ts";
import type { PhotoFile } from "./photo-files.ts";

/** What there is in the folder `content/`. */
export type Folder = {
  /** The path of every file, seen from there. */
  files: readonly string[];
  /** What stands in those that are written. */
  written: ReadonlyMap<string, Uint8Array>;
  photos: readonly PhotoFile[];
  films: readonly FilmFile[];
  drawings: readonly DrawingFile[];
  /** Whether the picture for chats is there and whole. */
  canShare: boolean;
};

export type Checked = {
  /** Only where nothing serious is wrong. */
  content?: Content;
  /** All at once, in the order of the content; without a serious one: publish. */
  problems: Problem[];
  /** Whether a page shows a photo or film; no other is published. */
  isShown: (file: string) => boolean;
};

/** Reads the shop's content, and tells everything that is wrong with it. */
export function checkContent({ files, written, canShare, ...media }: Folder): Checked {
  const sources = [...written].map(([file, bytes]) => readSource(file, bytes));
  const bags = sources.filter(({ file }) => bagFolder(file) !== undefined).sort(byOrder);
  const ordered = [...sources.filter(({ file }) => bagFolder(file) === undefined), ...bags];
  const isNamed = isIn(sources.flatMap(namedFiles));
  const isShown = isIn(
    sources.filter((source) => !isHidden(source)).flatMap(namedFiles),
    ({ kind }) => kind === "photo" || kind === "film",
  );
  const problems = [
    ...ordered.flatMap((source) =>
      [
        ...shapeProblems(source),
        ...fileProblems(source, media),
        ...(source.file === "tienda.yaml" ? shopProblems(source) : []),
        ...(bags.includes(source) ? bagProblems(source, bags.slice(0, bags.indexOf(source))) : []),
      ].sort((one, other) => (one.line ?? 0) - (other.line ?? 0)),
    ),
    ...catalogueProblems(bags, files),
    ...lostFiles(files),
    ...(canShare ? [] : [notShared(media.photos)]),
  ];
  // Nobody is told that a photo is in no use, and may go, where its bag could not be read.
  if (problems.some(isSerious)) return { problems, isShown };
  problems.push(...strayFiles(files, media, isNamed));
  return { content: contentOf(sources, bags), problems, isShown };
}

const shopProblems = (shop: Source): Problem[] =>
  shopRemarks(shop.written.raw).map((remark) => remarkAt(shop, remark));

function contentOf(sources: readonly Source[], bags: readonly Source[]): Content {
  const data = new Map(sources.map((source) => [source.file, withPlainNames(source)]));
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

/** A bag's place is its number; those without one, or with the same, stand by their folders' names. */
function byOrder(one: Source, other: Source): number {
  const [a, b] = [one, other].map(({ written }) => Number(written.at(["order"]) ?? Infinity));
  return a === b || a === undefined || b === undefined
    ? one.file.localeCompare(other.file, "es")
    : a - b;
}

/** Whether one of these entries names a file; systems differ in whether capitals matter. */
function isIn(named: readonly Named[], counts: (named: Named) => boolean = () => true) {
  const files = new Set(named.filter(counts).map(({ file }) => folded(file)));
  return (file: string): boolean => files.has(folded(file));
}

const folded = (name: string): string => plainName(name).toLowerCase();
