import { still } from "../../features/hero/hero";
import { UPRIGHT } from "../../features/hero/wide";
import type { PictureProps } from "../../ui/picture";
import type { Route } from "../routes";
import { firstPicture as essentials } from "./essentials";
import { firstPicture as novedades } from "./novedades";

/** A picture and, where it is not simply the opposite of `instead`, when it is the one that is shown. */
export type FirstPicture = PictureProps & { otherwise?: string };

/** What a visitor sees first of each screen that begins with a picture: the build asks for it early. */
export const firstPictures: Readonly<Partial<Record<Route, FirstPicture | undefined>>> = {
  home: { ...still(), otherwise: UPRIGHT },
  novedades: novedades(),
  essentials: essentials(),
};
