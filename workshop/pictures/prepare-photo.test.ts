import { expect, test } from "vitest";
import { addBag } from "../draft/bags.ts";
import { createDraft } from "../draft/draft.ts";
import { getBagFile } from "../draft/field-refs.ts";
import { addPhoto } from "../draft/photos.ts";
import { describeError, OwnerError } from "../owner-error.ts";
import { readBytes } from "./prepare-photo.ts";

test("a photo that the device no longer has is refused in Spanish, with what to do", async () => {
  const photo = new Blob(["foto"]);
  expect(new TextDecoder().decode(await readBytes(photo))).toBe("foto");
  const error = new DOMException("The requested file could not be read", "NotReadableError");
  photo.arrayBuffer = () => Promise.reject(error);
  await expect(readBytes(photo)).rejects.toThrow(OwnerError);
  await expect(readBytes(photo)).rejects.toThrow(/^no se puede leer; si está en la nube/);
});

test("the owner reads only the error messages that are written for the owner", () => {
  const otherwise = "vuelve a intentarlo.";
  expect(describeError(new TypeError("x is not a function"), otherwise)).toBe(otherwise);
  const { draft, folder } = addBag(createDraft({ head: "", texts: {}, oids: {} }), {
    name: "Sol",
    category: "new",
    photos: [{ file: "1.jpg" }],
  });
  const addAgain = () =>
    addPhoto(draft, getBagFile(folder), { ref: { oid: "a" }, fileName: "1.jpg" });
  expect(addAgain).toThrow(OwnerError);
  expect(describeError(new OwnerError("ya está."), otherwise)).toBe("ya está.");
});
