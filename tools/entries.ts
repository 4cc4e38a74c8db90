/** The modules with which Vite starts, by what they become. vite.config.ts has an environment for each. */

/** The app's script. */
export const CLIENT_ENTRY = "src/entry-client.tsx";
/** Renders the hydrated pages in Node. */
export const PRERENDER_ENTRY = "src/entry-prerender.tsx";
/** Renders the static pages in Node, and imports their styles, because no browser script does. */
export const STATIC_PRERENDER_ENTRY = "src/entry-static-prerender.tsx";

export const WORKSHOP_ENTRY = "workshop/entry-workshop.tsx";
export const PREVIEW_ENTRY = "workshop/entry-preview.tsx";
