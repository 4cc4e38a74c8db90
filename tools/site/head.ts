import type { Route } from "../../src/app/routes.ts";
import { buildSrcSet } from "../../src/lib/picture.ts";
import type { PictureProps } from "../../src/ui/picture.tsx";
import { SHARE_IMAGE_SIZE } from "./brand.ts";
import { html, jsonScript, type Markup } from "./html.ts";
import { type AppModule, type Page, type Site, shareableJpeg } from "./pages.ts";
import { buildStructuredData } from "./structured-data.ts";

const renderNamedMeta = (name: string, content: string): Markup => html`
<meta name="${name}" content="${content}">`;

const renderPropertyMeta = (name: string, content: string | number): Markup => html`
<meta property="${name}" content="${content}">`;

/** For search engines and chats; what needs the shop's address only where there is one. */
export function renderHead(page: Page, site: Site, app: AppModule): Markup {
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
          ...buildStructuredData(page, { ...site, baseUrl }, app).map(
            (thing) => html`
${jsonScript("application/ld+json", thing)}`,
          ),
        ]
      : []),
  ]}`;
}

/** AVIF, which nearly every browser takes. */
const renderPreload = (picture: PictureProps["picture"], sizes: string, media?: string): Markup =>
  html`<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesizes="${sizes}" imagesrcset="${buildSrcSet(picture, "avif")}"${media && html` media="${media}"`}>`;

/** detect-route.ts takes them out of their template. */
export function renderPreloads({ firstPictures }: AppModule, route: Route): Markup | undefined {
  const first = firstPictures[route]();
  if (!first?.mediaVariant) return first && renderPreload(first.picture, first.sizes);
  const [other, media] = first.mediaVariant;
  const { picture, sizes } = first;
  return html`${renderPreload(other, sizes, media)}${renderPreload(picture, sizes, `not all and ${media}`)}`;
}
