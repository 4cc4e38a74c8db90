import { html } from "./html.ts";
import type { Page } from "./pages.ts";

/** All pages for search engines (sitemaps.org). */
export const sitemap = (pages: readonly Page[], address: string): string =>
  html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map(({ path }) => html`<url><loc>${address + path}</loc></url>\n`)}</urlset>
`.text;

export const robots = (address: string | undefined): string =>
  `User-agent: *\nAllow: /\n${address ? `\nSitemap: ${address}sitemap.xml\n` : ""}`;
