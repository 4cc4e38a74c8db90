import { plainName } from "../../model/values.ts";
import { hostAddress } from "../hosting/built-from.ts";
import { keysOfSettings } from "../mail/keys.ts";
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
  return withSettings(
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

/**
 * What whoever builds knows, where the owner has not written it: the address that a host gives, and the keys of a
 * shop that was published before they were content.
 */
function withSettings(checked: Checked): Checked {
  const { content, problems, isShown } = checked;
  if (!content) return checked;
  const old: ReturnType<typeof keysOfSettings> = content.shop.emailjs
    ? { problems: [] }
    : keysOfSettings();
  const url = content.shop.url || hostAddress();
  const shop = { ...content.shop, url, ...(old.keys && { emailjs: old.keys }) };
  return { content: { ...content, shop }, problems: [...problems, ...old.problems], isShown };
}
