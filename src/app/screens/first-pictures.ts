import { still } from "../../features/hero/hero";
import type { PictureProps } from "../../ui/picture";
import type { Route } from "../routes";
import { firstPicture as essentials } from "./essentials";
import { firstPicture as novedades } from "./novedades";

/** What a visitor sees first of each screen that begins with a picture: the build asks for it early. */
export const firstPictures: Readonly<Partial<Record<Route, PictureProps | undefined>>> = {
  home: still,
  novedades,
  essentials,
};
