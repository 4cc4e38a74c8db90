/** The screens of the shop (SPEC 2). */
export type Route = "home" | "novedades" | "essentials" | "not-found";

/** Where each screen that can be linked to lives. */
export const hashes = {
  home: "#/",
  novedades: "#/novedades",
  essentials: "#/essentials",
} as const satisfies Partial<Record<Route, string>>;

/** The pages of their own that the same screens have, for visits without script (tools/site/site-files.ts). */
export const pages: Readonly<Record<keyof typeof hashes, string>> = {
  home: "./",
  novedades: "novedades/",
  essentials: "essentials/",
};

/**
 * The screen that a hash asks for. The app, the prerender and the inline script of the page all ask
 * this one function. Query, trailing slash and letter case do not matter, nor does the text that a link
 * points at (`:~:text=`), which older browsers leave in the hash; it never throws.
 *
 * @param hash `location.hash`: empty, or beginning with `#`. One that is no route (it does not begin
 *   with `#/`) is Home, at that section where there is one
 */
export function resolveRoute(hash: string): Route {
  const path = /^#\/([^?#:]*)/.exec(hash)?.[1] ?? "";
  switch (path.replace(/\/$/, "").toLowerCase()) {
    case "":
      return "home";
    case "novedades":
      return "novedades";
    case "essentials":
      return "essentials";
    default:
      return "not-found";
  }
}
