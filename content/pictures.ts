import type { Pictures } from "../src/content/types";

/** La película de la portada, con su imagen fija, y las fotos grandes de Novedades. */
export const pictures: Pictures = {
  hero: {
    alt: "La media luna marfil colgada y el bolso de la estrella sobre una peana, con sombras de hojas en la pared.",
    desktop: { still: "hero-desktop.jpg", mp4: "hero-desktop.mp4", webm: "hero-desktop.webm" },
    mobile: { still: "hero-mobile.jpg", mp4: "hero-mobile.mp4", webm: "hero-mobile.webm" },
  },
  novedades: {
    // En el escritorio se ve la foto ancha con la estrecha al lado; en el móvil, solo la tercera.
    alt: "Los tres bolsos nuevos junto a un perchero de madera: la media luna marfil, el negro de cadena y el terracota de la estrella.",
    wide: "novedades-wide.jpg",
    mobile: "novedades-mobile.jpg",
    narrow: {
      file: "novedades-narrow.jpg",
      alt: "Una columna de ovillos en un pie de madera: terracota, marfil, oliva, rosa, negro y arena.",
    },
  },
};
