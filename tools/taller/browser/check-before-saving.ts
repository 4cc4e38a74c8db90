import CMS from "@sveltia/cms";
import { aboutSchema, bagSchema, picturesSchema, shopSchema } from "../../content/schema.ts";
import { withoutEmpty } from "../../content/values.ts";
import { Told } from "./says.ts";
import { tidy } from "./tidy.ts";

const SCHEMAS = [
  [/\/bolso\.yaml$/, bagSchema],
  [/\/tienda\.yaml$/, shopSchema],
  [/\/nosotros\.yaml$/, aboutSchema],
  [/\/portada\.yaml$/, picturesSchema],
] as const;

/** Says before a save what the shop's own check would say of the file after it. */
export const checkBeforeSaving = (): void =>
  CMS.registerEventListener({
    name: "preSave",
    handler: ({ entry }) => {
      const { path, data } = entry.toJS() as { path: string; data: unknown };
      const schema = SCHEMAS.find(([file]) => file.test(path))?.[1];
      const { error } = schema?.safeParse(withoutEmpty(tidy(data))) ?? {};
      if (error) throw new Told(error.issues.map(({ message }) => message).join("\n"));
    },
  });
