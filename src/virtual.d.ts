/** Written by tools/build/watch-content.ts: what the owner has written in `content/`. */
declare module "virtual:content" {
  export const content: import("../model/types").Content;

  /** A film on Home; both of its cuts, each in both formats. The minifier leaves out whatever these rule out. */
  export const hasFilm: boolean;
  export const allFilms: boolean;
}

/** Written by tools/site/photos.ts: how the photographs and films of `content/` reach the visitor. */
declare module "virtual:media" {
  /** By their paths below `content/`: file stem, full width, full height. */
  export const photos: Readonly<
    Record<string, readonly [stem: string, width: number, height: number]>
  >;
  /** Address of each film, by its path below `content/`. */
  export const films: Readonly<Record<string, string>>;
  /** The widths in pixels that photographs are encoded at, smallest first. */
  export const widths: readonly number[];
}

/** The year in which the shop was built; the browser corrects it after hydration. */
declare const __BUILD_YEAR__: number;

interface ImportMetaEnv {
  readonly VITE_EMAILJS_PUBLIC_KEY: string;
  readonly VITE_EMAILJS_SERVICE_ID: string;
  readonly VITE_EMAILJS_TEMPLATE_ID: string;
  /** Only in the demo: "same" sends to the address that serves the page. */
  readonly VITE_EMAILJS_ORIGIN?: string;
}
