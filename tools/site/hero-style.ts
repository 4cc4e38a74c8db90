import { HERO_COPY_SIZE, type Pixels, renderHeroStyle } from "../../model/look/hero-overlay.ts";
import { DEFAULT_COLOURS } from "../../model/schema/colours.ts";
import type { LoadedContent } from "../content/load-content.ts";
import { openPhoto, readPixels } from "../open-photo.ts";
import { readPhoto } from "../photos/media.ts";

/** Measures Home's photos under the words; returns the CSS with their tones. */
export function renderBuildHeroStyle(loadedContent: LoadedContent): Promise<string> {
  const { content } = loadedContent;
  const colours = { ...DEFAULT_COLOURS, ...content.shop.colours };
  return renderHeroStyle(content.home, colours, async (name) =>
    readHeroPixels(await readPhoto(loadedContent, name), colours.ground),
  );
}

/** Reads a small copy of a photo. */
export const readHeroPixels = (bytes: Buffer, ground: string): Promise<Pixels> =>
  readPixels(
    openPhoto(bytes)
      .resize(HERO_COPY_SIZE, HERO_COPY_SIZE, { fit: "inside" })
      .flatten({ background: ground }),
  );
