import type { Route } from "../../src/app/routes.ts";
import { buildSrcSet } from "../../src/lib/picture.ts";
import type { PictureProps } from "../../src/ui/picture.tsx";
import { SHARE_IMAGE_SIZE } from "./brand.ts";
import { data, html, type Markup } from "./html.ts";
import { type AppModule, type Page, type Site, shareableJpeg } from "./pages.ts";
import { structuredData } from "./structured-data.ts";

const named = (name: string, content: string): Markup => html`
<meta name="${name}" content="${content}">`;

const property = (name: string, content: string | number): Markup => html`
<meta property="${name}" content="${content}">`;

/** For search engines and chats; what needs the shop's address only where there is one. */
export function headOf(page: Page, site: Site, app: AppModule): Markup {
  const { title, description, bag } = page;
  const { shop, address } = site;
  const photo = bag?.images[0];
  const image = photo
    ? { ...shareableJpeg(photo), alt: photo.alt }
    : { file: site.shareImage, ...SHARE_IMAGE_SIZE, alt: shop.tagline };
  return html`${[
    named("description", description),
    property("og:type", "website"),
    property("og:site_name", shop.brand),
    property("og:locale", "es_ES"),
    property("og:title", title),
    property("og:description", description),
    named("twitter:card", "summary_large_image"),
    ...(address
      ? [
          html`
<link rel="canonical" href="${address + page.path}">`,
          property("og:url", address + page.path),
          property("og:image", address + image.file),
          property("og:image:width", image.width),
          property("og:image:height", image.height),
          property("og:image:alt", image.alt),
          ...structuredData(page, { ...site, address }, app).map(
            (thing) => html`
${data("application/ld+json", thing)}`,
          ),
        ]
      : []),
  ]}`;
}

/** AVIF, which nearly every browser takes. */
const preload = (picture: PictureProps["picture"], sizes: string, media?: string): Markup =>
  html`<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesizes="${sizes}" imagesrcset="${buildSrcSet(picture, "avif")}"${media && html` media="${media}"`}>`;

/** detect-route.ts takes them out of their template. */
export function preloadsOf({ firstPictures }: AppModule, route: Route): Markup | undefined {
  const first = firstPictures[route]();
  if (!first?.mediaVariant) return first && preload(first.picture, first.sizes);
  const [other, media] = first.mediaVariant;
  const { picture, sizes } = first;
  return html`${preload(other, sizes, media)}${preload(picture, sizes, `not all and ${media}`)}`;
}
