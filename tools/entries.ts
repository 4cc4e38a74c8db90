/** The modules with which Vite starts, by what they become. vite.config.ts has an environment for each of the shop's. */

/** The app's script. */
export const CLIENT_ENTRY = "src/entry-client.tsx";
/** Renders the hydrated pages in Node. */
export const PRERENDER_ENTRY = "src/entry-prerender.tsx";
/** Renders the static pages in Node, and imports their styles, because no browser script does. */
export const STATIC_PRERENDER_ENTRY = "src/entry-static-prerender.tsx";

/** The script of the static pages. */
export const STATIC_CLIENT_ENTRY = "src/entry-static-client.ts";
/** The inline scripts: a bag's page has the last one, the hydrated pages have the others. */
export const INLINE_ENTRIES = {
  detectRoute: "src/inline/detect-route.ts",
  showScreen: "src/inline/show-screen.ts",
  fetchApp: "src/inline/fetch-app.ts",
  showArrival: "src/inline/show-arrival.ts",
} as const;

export const WORKSHOP_ENTRY = "workshop/entry-workshop.tsx";
export const PREVIEW_ENTRY = "workshop/entry-preview.tsx";
