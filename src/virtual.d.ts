/** Written by tools/build/watch-content.ts. */
declare module "virtual:content" {
  export const content: import("../model/types").Content;

  /** A film on Home; both of its cuts, each in both formats. The minifier leaves out whatever these rule out. */
  export const hasFilm: boolean;
  export const allFilms: boolean;

  /** Whether the owner has named the account that messages are sent with: without it there is no form. */
  export const hasForm: boolean;
  /** That account, and the address of what sends; `isHere` in the demo, which sends to the host that serves it. */
  export const mail: NonNullable<import("../model/types").ShopFile["emailjs"]> & {
    client: string;
    isHere: boolean;
  };
}

/** Written by tools/site/photos.ts. */
declare module "virtual:media" {
  /** By their paths below `content/`: file stem, full width, full height. */
  export const photos: Readonly<
    Record<string, readonly [stem: string, width: number, height: number]>
  >;
  /** Address of each film, by its path below `content/`. */
  export const films: Readonly<Record<string, string>>;
}

/** The year in which the shop was built; the browser corrects it after hydration. */
declare const __BUILD_YEAR__: number;
