import { content } from "virtual:content";
import { films, photos } from "virtual:media";
import { partsOf } from "./parts";

/** All of `content/` with its photographs and films resolved: plain data that JSON can carry. */
export function contentSource() {
  const { shop, about, catalogue, pictures } = content;
  const parts = partsOf({ photos, films });
  return {
    ...parts.shop(shop),
    about: parts.about(about),
    catalogue: catalogue.map(parts.bag),
    ...parts.pictures(pictures),
  };
}

/** What the page carries of the content. */
export type ContentSource = ReturnType<typeof contentSource>;
