/** The screens of the shop (SPEC 2). */
export type Route = "home" | "novedades" | "essentials" | "not-found";

/** Where each screen that can be linked to lives. */
export const hashes = {
  home: "#/",
  novedades: "#/novedades",
  essentials: "#/essentials",
} as const satisfies Partial<Record<Route, string>>;

/**
 * The screen that a hash asks for. The app, the prerender and the inline script of the page all ask
 * this one function. Query, trailing slash and letter case do not matter; it never throws.
 *
 * @param hash `location.hash`: empty, or beginning with `#`
 * @returns `undefined` where the hash is no route (it does not begin with `#/`): the screen stays
 */
export function resolveRoute(hash: string): Route | undefined {
  if (hash.length < 2) return "home";
  const path = /^#\/([^?#]*)/.exec(hash)?.[1];
  if (path === undefined) return undefined;
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
