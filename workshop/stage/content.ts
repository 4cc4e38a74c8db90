import type { ShopContent } from "../../src/content/shop-content";

/** The shop as it is to be seen, worked out by the page around the frame (shown.ts). */
export type Shown = {
  content: ShopContent;
  /** The styles that the build would write: colours, logo, the part of a photograph that its frame keeps. */
  css: string;
  /** The words on top of every screen; empty where there is no notice today. */
  notice: string;
};
