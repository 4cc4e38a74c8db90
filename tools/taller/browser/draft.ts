import type { z } from "zod";
import type { Product } from "../../../model/types";
import { withoutEmpty } from "../../../model/values.ts";
import type { Draft } from "../preview/draft.ts";
import { photosOf } from "./photo-list.ts";
import { type ContentFile, SCHEMAS } from "./schemas.ts";
import { tidy } from "./tidy.ts";

type Bag = z.infer<typeof SCHEMAS.bolsos>;
type Media = Draft["media"];

/** What the editor holds of a file, and of a bag also its folder: empty where it has none yet. */
type Held = { data: unknown; slug: string };

/** A bag of which nothing has been written yet. */
const BLANK: Bag = {
  name: "",
  price: 0,
  category: "new",
  featured: false,
  description: "",
  photos: [],
};

/** Every text in a value, however deep. */
const textsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(Object(value)).flatMap(textsIn);

/** The photographs that a file names, and whatever waits to be saved with it. */
export const mediaIn = (data: unknown): string[] =>
  textsIn(data).filter((text) => /^blob:|\.(jpe?g|png|webp|avif|gif|heic)$/i.test(text));

/** A bag as far as it goes, with the photographs that are there. */
function bagOf(written: unknown, folder: string, media: Media): Product {
  const half: Partial<Bag> = Object(written);
  const { data = { ...BLANK, ...half, price: Number(half.price) || 0 } } =
    SCHEMAS.bolsos.safeParse(written);
  const photos = photosOf(half.photos).filter(({ file }) => file in media);
  return { ...data, id: data.id ?? folder, folder, photos } as Product;
}

/**
 * What the preview is told of a file: what the shop's own check reads in it. Nothing where that cannot be
 * shown, and the preview keeps what it shows.
 *
 * @param media where the browser has the file's photographs
 */
export function draftOf(file: ContentFile, { data, slug }: Held, media: Media): Draft | undefined {
  const written = withoutEmpty(tidy(data));
  if (file === "bolsos") return { file, content: bagOf(written, slug, media), media };
  // The preview shows the brand in words, and a logo that is not saved yet has no name.
  const seen = file === "tienda" ? { ...Object(written), logo: undefined } : written;
  const { data: content } = SCHEMAS[file].safeParse(seen);
  const isThere = mediaIn(written).every((name) => name in media);
  return content && isThere ? ({ file, content, media } as Draft) : undefined;
}
