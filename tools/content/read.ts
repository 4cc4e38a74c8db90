import { plainName } from "../../model/values.ts";
import { hostAddress } from "../hosting/built-from.ts";
import { bytesOf } from "./bytes.ts";
import { type Checked, checkContent } from "./check.ts";
import { isContentFile } from "./content-files.ts";
import { inspectDrawings } from "./drawing-files.ts";
import { inspectFilms } from "./film-files.ts";
import { CONTENT } from "./folders.ts";
import { canShare, inspectPhotos } from "./photo-files.ts";
import { closedProblems, walk } from "./walk.ts";

let shop: Promise<Checked> | undefined;

/** The shop as its owner has written it: read once, by whoever asks first, and anew after a change. */
export function loadShop(): Promise<Checked> {
  shop ??= readContent();
  return shop;
}

/** Lets the shop be read anew: something in `content/` has changed, or another build begins. */
export const forgetShop = (): void => {
  shop = undefined;
};

/** Reads what the owner has written in `content/`, and looks at the files beside it. */
async function readContent(): Promise<Checked> {
  const below = await walk(CONTENT);
  const { files } = below;
  // Of what may not be looked into nobody is told that it is missing.
  const closed = await closedProblems(CONTENT, below);
  if (closed.length > 0) return { problems: closed, isShown: () => false };
  const [texts, photos, films, drawings, share] = await Promise.all([
    Promise.all(
      files
        .filter(isContentFile)
        .map(async (file) => [plainName(file), await bytesOf(file)] as const),
    ),
    inspectPhotos(files),
    inspectFilms(files),
    inspectDrawings(files),
    canShare(),
  ]);
  return withAddress(
    checkContent({
      files: files.map((file) => plainName(file)),
      texts: new Map(texts),
      photos,
      films,
      drawings,
      canShare: share,
    }),
  );
}

/** Where the owner has written no address, the one that her host gives. */
function withAddress({ content, ...checked }: Checked): Checked {
  if (!content) return checked;
  const url = content.shop.url || hostAddress();
  return { content: { ...content, shop: { ...content.shop, url } }, ...checked };
}
