import { textOf } from "../../../model/values.ts";
import { bags } from "./bags.ts";

type Content = Record<string, unknown>;

const BAG = [...bags.fields.map(({ name }) => name), "order"];
const PHOTO = ["file", "alt", "keep"];

const isContent = (value: unknown): value is Content =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The object with these keys first, in this order, and others as they were. */
const ordered = (content: Content, keys: readonly string[]): Content =>
  Object.fromEntries(
    [...keys.filter((key) => key in content), ...Object.keys(content)].map((key) => [
      key,
      content[key],
    ]),
  );

const withoutEmptyLists = (content: Content): Content =>
  Object.fromEntries(
    Object.entries(content).filter(([, value]) => !Array.isArray(value) || value.length > 0),
  );

/** A value whose texts, however deep, are as the shop reads them: without signs that nobody sees. */
export function plain(value: unknown): unknown {
  if (typeof value === "string") return textOf(value);
  if (Array.isArray(value)) return value.map(plain);
  if (!isContent(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, plain(entry)]));
}

/** What is saved of a file: a bag with its keys in their order, and without what says nothing. */
export function tidy(written: unknown): unknown {
  const content = plain(written);
  if (!isContent(content)) return content;
  if (!Array.isArray(content.photos)) return withoutEmptyLists(content);
  const { soldOut, ...bag } = content;
  const photos = content.photos.map((photo) => (isContent(photo) ? ordered(photo, PHOTO) : photo));
  return ordered({ ...bag, ...(soldOut === true && { soldOut }), photos }, BAG);
}
