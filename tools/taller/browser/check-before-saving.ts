import CMS from "@sveltia/cms";
import { aboutSchema, bagSchema, picturesSchema, shopSchema } from "../../content/schema.ts";
import { Told } from "./says.ts";
import { tidy } from "./tidy.ts";

const SCHEMAS = [
  [/\/bolso\.yaml$/, bagSchema],
  [/\/tienda\.yaml$/, shopSchema],
  [/\/nosotros\.yaml$/, aboutSchema],
  [/\/portada\.yaml$/, picturesSchema],
] as const;

/** The object without what is empty, which is not written either. */
const written = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(written);
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(([, inner]) => inner !== "" && inner != null);
  return Object.fromEntries(kept.map(([key, inner]) => [key, written(inner)]));
};

/** Says before a save what the shop's own check would say of the file after it. */
export const checkBeforeSaving = (): void =>
  CMS.registerEventListener({
    name: "preSave",
    handler: ({ entry }) => {
      const { path, data } = entry.toJS() as { path: string; data: unknown };
      const schema = SCHEMAS.find(([file]) => file.test(path))?.[1];
      const { error } = schema?.safeParse(written(tidy(data))) ?? {};
      if (error) throw new Told(error.issues.map(({ message }) => message).join("\n"));
    },
  });
