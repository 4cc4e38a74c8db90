import * as market from "../../lib/market.ts";
import { buildJpegUrl, buildSrcSet, getJpegWidth, type PictureSource } from "../../lib/picture.ts";
import type { PictureProps } from "../../src/ui/picture.tsx";
import { html, type Markup, renderJsonScript } from "./html.ts";
import type { Page, Site, SiteWithUrl } from "./pages.ts";
import { SHARE_IMAGE_SIZE } from "./pictures.ts";
import { buildStructuredData } from "./structured-data.ts";

/** Renders metadata for search engines and chats. Without the shop's URL, omits what needs absolute URLs. */
export function renderHead(page: Page, site: Site): Markup {
  const { shop } = site;
  const { description } = page;
  const hasImage = page.bag !== undefined || site.shareImage !== undefined;
  return html`${page.isEmpty && html`\n<meta name="robots" content="noindex">`}${description && html`\n<meta name="description" content="${description}">`}
<meta property="og:type" content="website">
<meta property="og:site_name" content="${shop.brand}">
<meta property="og:locale" content="${market.locale}">
<meta property="og:title" content="${page.title}">${description && html`\n<meta property="og:description" content="${description}">`}
<meta name="twitter:card" content="${hasImage ? "summary_large_image" : "summary"}">${shop.url && renderPublicHead(page, { ...site, baseUrl: shop.url })}`;
}

function renderPublicHead(page: Page, site: SiteWithUrl): Markup {
  const url = site.baseUrl + page.path;
  const image = findImage(page, site);
  const structuredData = buildStructuredData(page, site).map(
    (data) => html`\n${renderJsonScript("application/ld+json", data)}`,
  );
  return html`
<link rel="canonical" href="${url}">
<meta property="og:url" content="${url}">${
    image &&
    html`
<meta property="og:image" content="${site.baseUrl + image.fileName}">
<meta property="og:image:width" content="${image.width}">
<meta property="og:image:height" content="${image.height}">${image.alt && html`\n<meta property="og:image:alt" content="${image.alt}">`}`
  }${structuredData}`;
}

/** Returns the picture of a link to the page: a bag's first photo, or the share image if there is one. */
function findImage({ bag }: Page, { shareImage }: Site) {
  const photo = bag?.photos[0];
  if (!photo) return shareImage && { ...shareImage, ...SHARE_IMAGE_SIZE };
  const width = getJpegWidth(photo);
  const height = Math.round((width * photo.height) / photo.width);
  return { fileName: buildJpegUrl(photo), width, height, alt: photo.alt };
}

const renderPreload = (picture: PictureSource, sizes: string, media?: string): Markup =>
  html`<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesizes="${sizes}" imagesrcset="${buildSrcSet(picture)}"${media && html` media="${media}"`}>`;

/** Preloads a screen's first picture, in both variants if it has two. */
export function renderPreloads(firstPicture: PictureProps | undefined): Markup | undefined {
  if (!firstPicture) return undefined;
  const { picture, sizes, mediaVariant } = firstPicture;
  if (!mediaVariant) return renderPreload(picture, sizes);
  const [variant, variantSizes, media] = mediaVariant;
  return html`${renderPreload(variant, variantSizes, media)}${renderPreload(picture, sizes, `not all and ${media}`)}`;
}
