import {
  getBagFolder,
  resolveMediaPath,
  SHARE_IMAGE_FILE,
} from "../../model/content/content-files.ts";
import { readDocument } from "../../model/content/document.ts";
import { getValueAt } from "../../model/schema/problem.ts";
import { OwnerError } from "../owner-error.ts";
import {
  type BlobRef,
  type Draft,
  getCurrentData,
  hasFile,
  parsePhotos,
  setField,
  setFile,
} from "./draft.ts";
import { type FieldRef, findField } from "./field-refs.ts";

/** A stored picture, and the name of its file. */
export type PictureFile = { ref: BlobRef; fileName: string };

/** Names a new file after its bytes, so that different files never share a name. */
export const createPictureFile = (ref: BlobRef, extension: string): PictureFile => ({
  ref,
  fileName: `${ref.oid.slice(0, 10)}.${extension}`,
});

/** Adds a photo to a bag, unless the bag is removed. @throws OwnerError if the bag has it already */
export function addPhoto(draft: Draft, file: string, { ref, fileName }: PictureFile): Draft {
  const photos = parsePhotos(getCurrentData(draft, file).photos);
  if (!hasFile(draft, file)) return draft;
  if (photos.some((photo) => photo.file === fileName))
    throw new OwnerError("ya está entre las fotos.");
  const next = setFile(draft, resolveMediaPath(file, fileName), ref);
  return setField(next, file, ["photos"], [...photos, { file: fileName }]);
}

/** Clockwise, so that a quarter turn leads from each edge to the next one. */
const EDGES = ["top", "right", "bottom", "left"];

/** Replaces a photo in a document by the one that is turned by clockwise `quarters`. */
export function replaceTurnedPhoto(
  draft: Draft,
  document: string,
  photo: string,
  { ref, fileName }: PictureFile,
  quarters: number,
): Draft {
  if (photo === SHARE_IMAGE_FILE) return setFile(draft, photo, ref);
  const rename = (name: unknown) => String(name).replace(/[^/]*$/, () => fileName);
  const data = getCurrentData(draft, document);
  let next = setFile(draft, rename(photo), ref);
  for (const { path, file } of readDocument(document, data).media) {
    if (file !== photo) continue;
    next = setField(next, document, path, rename(getValueAt(data, path)));
    if (path.at(-1) !== "file") continue;
    const keepPath = [...path.slice(0, -1), "keep"];
    const edge = EDGES.indexOf(String(getValueAt(data, keepPath)));
    const turnedEdge = EDGES[(edge + quarters) % EDGES.length];
    if (edge >= 0) next = setField(next, document, keepPath, turnedEdge);
  }
  return next;
}

/** Sets the photo of a field. Its group starts anew, with a centred crop: the description was the old photo's. */
export function replacePhoto(draft: Draft, { file, path }: FieldRef, picture: PictureFile): Draft {
  const { ref, fileName } = picture;
  if (file === SHARE_IMAGE_FILE) return setFile(draft, file, ref);
  // A bag's photos are in its own folder.
  const name = getBagFolder(file) === undefined ? `fotos/${fileName}` : fileName;
  const withFile = setFile(draft, resolveMediaPath(file, name), ref);
  if (path.at(-1) !== "file") return setField(withFile, file, path, name);
  const group = path.slice(0, -1);
  // `center` is a choice only where it is not the default.
  const hasCentre = findField({ file, path: [...group, "keep"] })?.choices?.center !== undefined;
  return setField(withFile, file, group, { file: name, ...(hasCentre && { keep: "center" }) });
}
