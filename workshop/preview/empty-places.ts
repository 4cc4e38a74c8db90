import type { Content } from "../../model/content/types";

/** Lists the parts of the shop that have nothing to show. The shop leaves them out; the preview outlines them (frame.css). */
export function listEmptyPlaces({ about, catalogue, home }: Content): string[] {
  const places = {
    cover: !home.hero,
    bags: catalogue.length === 0,
    about: !about.paragraphs && !about.photo,
    banner: !home.novedades,
  };
  return Object.entries(places).flatMap(([place, isEmpty]) => (isEmpty ? place : []));
}

/** Gives the parts that the shop leaves out an element that the owner can tap. */
export function fillEmptyPlaces(content: Content): Content {
  const { about, home } = content;
  const places = listEmptyPlaces(content);
  const paragraphs = ["+ Quién eres y cómo haces tus bolsos"];
  const novedades = { wide: { file: "", alt: "" } };
  return {
    ...content,
    about: places.includes("about") ? { ...about, paragraphs } : about,
    home: places.includes("banner") ? { ...home, novedades } : home,
  };
}
