import CMS from "@sveltia/cms";
import { withoutEmpty } from "../../content/values.ts";
import { Told } from "./says.ts";
import { type ContentFile, SCHEMAS } from "./schemas.ts";
import { tidy } from "./tidy.ts";

/** Says before a save what the shop's own check would say of the file after it. */
export const checkBeforeSaving = (): void =>
  CMS.registerEventListener({
    name: "preSave",
    handler: ({ entry }) => {
      const { path, data } = entry.toJS() as { path: string; data: unknown };
      const [, file] = /^content\/(\w+)/.exec(path) ?? [];
      const { error } = SCHEMAS[file as ContentFile].safeParse(withoutEmpty(tidy(data)));
      if (error) throw new Told(error.issues.map(({ message }) => message).join("\n"));
    },
  });
