import type { About } from "../src/content/types";

/** Los tres párrafos de «Sobre Nosotros» y su foto. */
export const about: About = {
  paragraphs: [
    "ovillo nació en un pequeño taller de Barcelona, con una silla junto a la ventana, un ganchillo de madera y muchas ganas de hacer las cosas despacio. Cada bolso empieza igual: un ovillo de algodón y una idea.",
    "Tejemos a mano, punto a punto, con fibras agradables y resistentes. Un bolso nos lleva entre uno y tres días, y por eso trabajamos en series muy cortas: no hay dos exactamente iguales, y así nos gusta.",
    "Queremos que el tuyo te acompañe muchos años, al mercado, a la playa o de cena. Si buscas un color especial o tienes una duda, escríbenos: detrás de cada mensaje estamos las mismas manos que tejen.",
  ],
  photo: {
    file: "about.jpg",
    alt: "Una silla de madera junto a una ventana con un bolso media luna a medio hacer, el gancho en el punto, las bolas del asa, unas tijeras y una cesta con ovillos de colores.",
  },
};
