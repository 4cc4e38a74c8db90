import { isContentFile, type Named, SHARE } from "../../model/content-files.ts";
import { isSerious, type Problem } from "../../model/problem.ts";
import { type ReadContent, readContent } from "../../model/read-content.ts";
import type { Content } from "../../model/types.ts";
import { plainName } from "../../model/values.ts";
import { hostAddress } from "../hosting/built-from.ts";
import { bytesOf } from "./bytes.ts";
import { drawingFaultOf, filmFaultOf, iconFault, photoFault, shareFault } from "./check-files.ts";
import { CONTENT, filesBelow } from "./folders.ts";
import { inspectPhoto, isPhoto, type PhotoFile } from "./photo-files.ts";

export type Shop = Pick<ReadContent, "problems"> & {
  /** Only where nothing serious is wrong. */
  content?: Content;
  /** Whether a page shows a photo or film; no other is published. */
  isShown: (file: string) => boolean;
};

let shop: Promise<Shop> | undefined;

/** The shop as its owner has written it: read once, by whoever asks first, and anew after a change. */
export function loadShop(): Promise<Shop> {
  shop ??= readShop();
  return shop;
}

/** Lets the shop be read anew: something in `content/` has changed, or another build begins. */
export const forgetShop = (): void => {
  shop = undefined;
};

/** Reads what the owner has written in `content/`, and looks at the files that it names. */
async function readShop(): Promise<Shop> {
  // On the disk an accent may be a character of its own.
  const files = new Map((await filesBelow(CONTENT)).map((file) => [plainName(file), file]));
  const written = new Map<string, string>();
  const photos = new Map<string, PhotoFile>();
  const problems: Problem[] = [];
  await Promise.all(
    [...files].map(async ([name, file]) => {
      if (isPhoto(name) || name === SHARE) photos.set(name, await inspectPhoto(file));
      if (!isContentFile(name)) return;
      const bytes = await bytesOf(file);
      written.set(name, bytes.toString());
      if (!isUtf8(bytes)) problems.push({ file: name, message: NOT_UTF8 });
    }),
  );
  const sizes = [...files.keys()]
    .filter((name) => !written.has(name))
    .map((name) => [name, sizeOf(photos.get(name))] as const);
  const { content, named, ...read } = readContent({
    written: Object.fromEntries(written),
    others: Object.fromEntries(sizes),
  });
  const share = photos.get(SHARE);
  const faults = await Promise.all(
    named
      .filter(({ file }) => files.has(file))
      .map((one) => faultsOf(one, files.get(one.file) ?? "", photos.get(one.file))),
  );
  problems.push(...read.problems, ...faults.flat(), ...(share ? shareFault(share) : []));
  const shown = new Set(named.filter(({ isHidden }) => !isHidden).map(({ file }) => file));
  return {
    ...(content && !problems.some(isSerious) && { content: withAddress(content) }),
    problems,
    isShown: (file) => shown.has(plainName(file)),
  };
}

const sizeOf = (photo: PhotoFile | undefined) => (photo && "width" in photo ? photo : undefined);

const NOT_UTF8 =
  "Las tildes y las eñes están guardadas en un código antiguo: guarda el archivo como UTF-8 (en el Bloc de notas, «Guardar como» y, en «Codificación», UTF-8).";

function isUtf8(bytes: Buffer): boolean {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes) !== undefined;
  } catch {
    return false;
  }
}

/** What is wrong with the bytes of a file that an entry names. @param file as the disk calls it */
async function faultsOf(
  { entry, path, line, field, kind }: Named,
  file: string,
  photo: PhotoFile | undefined,
): Promise<Problem[]> {
  const said = await {
    photo: () => photoFault(photo),
    icon: () => iconFault(photo),
    drawing: async () => drawingFaultOf(await bytesOf(file), file),
    film: async () =>
      filmFaultOf(await bytesOf(file), file, path.at(-1) === "webm" ? "webm" : "mp4"),
  }[kind]();
  return said.map((one) => ({ file: entry, line, path, field, ...one }));
}

/** The address that a host gives, where the owner has not written one. */
const withAddress = (content: Content): Content => ({
  ...content,
  shop: { ...content.shop, url: content.shop.url || hostAddress() },
});
