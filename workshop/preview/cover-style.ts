import type { Content } from "../../model/content/types";
import { HERO_COPY_SIZE, type Pixels, renderHeroStyle } from "../../model/look/hero-overlay";
import { DEFAULT_COLOURS } from "../../model/schema/colours";
import { createCanvas, loadImage, scaleSize } from "../pictures/canvas";

/** Measures Home's photos as the build does; returns the CSS with their tones. */
export function renderPreviewCover(
  { home, shop }: Content,
  findUrl: (file: string) => string,
): Promise<string> {
  const colours = { ...DEFAULT_COLOURS, ...shop.colours };
  return renderHeroStyle(home, colours, (file) => {
    const url = findUrl(file);
    const key = `${url} ${colours.ground}`;
    const pixels = copies.get(key) ?? readPixels(url, colours.ground);
    copies.set(key, pixels);
    return pixels;
  });
}

/** Copies by URL and ground: every typed letter renders the preview again. */
const copies = new Map<string, Promise<Pixels>>();

async function readPixels(url: string, ground: string): Promise<Pixels> {
  const picture = await loadImage(url);
  const size = scaleSize(picture, HERO_COPY_SIZE / Math.max(picture.width, picture.height));
  const context = createCanvas(size);
  context.fillStyle = ground;
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(picture.image, 0, 0, size.width, size.height);
  const { data } = context.getImageData(0, 0, size.width, size.height);
  return { data, ...size };
}
