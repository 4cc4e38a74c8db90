import { buildSrcSet } from "../../src/lib/picture.ts";
import type { PictureProps } from "../../src/ui/picture.tsx";
import { SHARE_IMAGE_SIZE } from "./brand.ts";
import { html, jsonScript, type Markup } from "./html.ts";
import { type Page, type Site, shareableJpeg } from "./pages.ts";
import { buildStructuredData } from "./structured-data.ts";

const renderNamedMeta = (name: string, content: string): Markup => html`
<meta name="${name}" content="${content}">`;

const renderPropertyMeta = (name: string, content: string | number): Markup => html`
<meta property="${name}" content="${content}">`;

/** Renders metadata for search engines and chats; without the shop's URL, none that needs absolute URLs. */
export function renderHead(page: Page, site: Site): Markup {
  const { title, description, bag } = page;
  const { shop, baseUrl } = site;
  const photo = bag?.images[0];
  const image = photo
    ? { ...shareableJpeg(photo), alt: photo.alt }
    : { file: site.shareImage, ...SHARE_IMAGE_SIZE, alt: shop.tagline };
  return html`${[
    renderNamedMeta("description", description),
    renderPropertyMeta("og:type", "website"),
    renderPropertyMeta("og:site_name", shop.brand),
    renderPropertyMeta("og:locale", "es_ES"),
    renderPropertyMeta("og:title", title),
    renderPropertyMeta("og:description", description),
    renderNamedMeta("twitter:card", "summary_large_image"),
    ...(baseUrl
      ? [
          html`
<link rel="canonical" href="${baseUrl + page.path}">`,
          renderPropertyMeta("og:url", baseUrl + page.path),
          renderPropertyMeta("og:image", baseUrl + image.file),
          renderPropertyMeta("og:image:width", image.width),
          renderPropertyMeta("og:image:height", image.height),
          renderPropertyMeta("og:image:alt", image.alt),
          ...buildStructuredData(page, { ...site, baseUrl }).map(
            (data) => html`
${jsonScript("application/ld+json", data)}`,
          ),
        ]
      : []),
  ]}`;
}

/** Preloads only the AVIF, which nearly every browser supports. */
const renderPreload = (picture: PictureProps["picture"], sizes: string, media?: string): Markup =>
  html`<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesizes="${sizes}" imagesrcset="${buildSrcSet(picture, "avif")}"${media && html` media="${media}"`}>`;

/** Preloads a screen's first picture, in both variants if it has two. */
export function renderPreloads(firstPicture: PictureProps | undefined): Markup | undefined {
  if (!firstPicture) return undefined;
  const { picture, sizes, mediaVariant } = firstPicture;
  if (!mediaVariant) return renderPreload(picture, sizes);
  const [variant, media] = mediaVariant;
  return html`${renderPreload(variant, sizes, media)}${renderPreload(picture, sizes, `not all and ${media}`)}`;
}
