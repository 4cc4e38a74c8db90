import type { Preview } from "./build-preview";

/** The frame's API for the workshop page. */
export type PreviewFrame = {
  show(preview: Preview): void;
  /** Shows the CSS with the tones of Home's photos (model/look/hero-overlay.ts). */
  showCover(css: string): void;
  /** Goes to a screen (`#/novedades`), a section of Home (`./#sobre-nosotros`) or a page (`bolsos/moon-bag/`). */
  navigate(url: string): void;
  /** Called with the tapped field: `bolsos/moon-bag/bolso.yaml price`, a bag's file alone, or nothing for a fixed text. */
  onTap: (field: string) => void;
  /** Called when the shop cannot render the content. */
  onError: () => void;
  /** Scrolls the first of the fields that the page shows into view, above the pixels that the sheet covers. */
  reveal(fields: readonly string[], coveredHeight: number): void;
};

declare global {
  interface Window {
    previewFrame?: PreviewFrame;
  }
}
