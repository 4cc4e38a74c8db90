import type { Content } from "../../model/content/types";

/** A part of the shop that has nothing to show. The shop leaves it out; the preview outlines it (frame.css). */
export type EmptyPlace = "cover" | "bags" | "about" | "banner";

export function listEmptyPlaces({ about, catalogue, home }: Content): EmptyPlace[] {
  const places: Record<EmptyPlace, boolean> = {
    cover: !home.hero,
    bags: catalogue.length === 0,
    about: !about.paragraphs && !about.photo,
    banner: !home.novedades,
  };
  return (Object.keys(places) as EmptyPlace[]).filter((place) => places[place]);
}

/** Gives the parts that the shop leaves out an element that the owner can tap. */
export function fillEmptyPlaces(content: Content): Content {
  const { about, home } = content;
  const places = listEmptyPlaces(content);
  return {
    ...content,
    about: places.includes("about")
      ? { ...about, paragraphs: ["+ Quién eres y cómo haces tus bolsos"] }
      : about,
    home: places.includes("banner")
      ? { ...home, novedades: { wide: { file: "", alt: "" } } }
      : home,
  };
}
