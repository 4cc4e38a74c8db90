import { partsOf } from "../../../src/content/parts";
import type { ContentSource } from "../../../src/content/source";
import { promoOf } from "../../../src/lib/shipping";
import type { Draft } from "./draft.ts";

type Size = readonly [width: number, height: number];

/** How large pictures are, by their addresses; one that cannot be shown is taken for a bag's photograph. */
const sizes = new Map<string, Promise<Size>>();

async function measure(address: string): Promise<Size> {
  const image = new Image();
  image.src = address;
  await image.decode().catch(() => undefined);
  return [image.naturalWidth || 960, image.naturalHeight || 1200];
}

function sizeOf(address: string): Promise<Size> {
  const size = sizes.get(address) ?? measure(address);
  sizes.set(address, size);
  return size;
}

/** The published shop with what the owner has in her editor. */
export async function withDraft(published: ContentSource, draft: Draft): Promise<ContentSource> {
  const { bag, shop, about, pictures } = partsOf({
    photos: Object.fromEntries(
      await Promise.all(
        Object.entries(draft.media).map(
          async ([file, address]) =>
            [file.normalize(), [address, ...(await sizeOf(address))]] as const,
        ),
      ),
    ),
    films: draft.media,
  });
  switch (draft.file) {
    case "bolsos": {
      const drawn = bag(draft.content);
      const others = published.catalogue.filter(({ path }) => path !== drawn.path);
      const place = published.catalogue.findIndex(({ path }) => path === drawn.path);
      return {
        ...published,
        catalogue: others.toSpliced(place < 0 ? others.length : place, 0, drawn),
      };
    }
    case "tienda":
      return { ...published, ...shop({ ...draft.content, promo: promoOf(draft.content) }) };
    case "nosotros":
      return { ...published, about: about(draft.content) };
    case "portada": {
      const { hero, banner } = pictures(draft.content);
      // A film that is not new is not fetched from the repository.
      const film = (name: "desktop" | "mobile", format: "mp4" | "webm") =>
        draft.content.hero[name][format] ? hero[name][format] || published.hero[name][format] : "";
      const cut = (name: "desktop" | "mobile") => ({
        still: hero[name].still,
        mp4: film(name, "mp4"),
        webm: film(name, "webm"),
      });
      return {
        ...published,
        hero: { ...hero, desktop: cut("desktop"), mobile: cut("mobile") },
        banner,
      };
    }
  }
}
