import { still } from "../../features/hero/hero";
import { UPRIGHT } from "../../features/hero/wide";
import type { PictureProps } from "../../ui/picture";
import type { Route } from "../routes";
import { firstPictureOn } from "./shelf";

/** A picture and the media query under which it is shown, where that is not just the opposite of `instead`. */
export type FirstPicture = PictureProps & { otherwise?: string };

/** The picture that each screen begins with: the build preloads it. */
export const firstPictures: Readonly<Partial<Record<Route, FirstPicture | undefined>>> = {
  home: { ...still(), otherwise: UPRIGHT },
  novedades: firstPictureOn.novedades(),
  essentials: firstPictureOn.essentials(),
};
