import type { Product } from "../src/content/types";

/** La búsqueda de la marca en Amazon, para los bolsos que no tienen allí página propia. */
const amazonSearch = "https://www.amazon.es/s?k=ovillo+bolso+crochet";

/**
 * El catálogo, en el orden en que se muestra. Un bolso es una entrada aquí y una carpeta con sus fotos
 * en content/photos/products que se llama como él. En `photos`, cada foto de la carpeta dice qué se ve
 * en ella, para quien no puede verla. Salen por orden de nombre de archivo; si quieres otro, añade una
 * línea `order: ["3.jpg"],` con las que van primero.
 */
export const catalogue: readonly Product[] = [
  {
    id: "bag-001",
    name: "Moon Bag",
    lang: "en",
    price: 24,
    category: "new",
    featured: true,
    description: "",
    photos: {
      "1.jpg":
        "Bolso de ganchillo en forma de media luna, de algodón marfil, con asa rígida en arco de bolas de madera clara y anillas doradas, visto de frente.",
      "2.jpg":
        "El bolso media luna marfil visto de tres cuartos, con el canto trenzado y el asa de bolas de madera.",
      "3.jpg":
        "El bolso media luna marfil visto desde arriba: dentro, el forro terracota, un libro y un móvil.",
      "4.jpg":
        "Detalle de los puntos de algodón marfil del bolso media luna, con la etiqueta cosida que dice «ovillo».",
      "5.jpg":
        "El bolso media luna marfil colgado por su asa de bolas de un colgador de madera en la pared.",
    },
  },
  {
    id: "bag-002",
    name: "Chain Bag",
    lang: "en",
    price: 25,
    category: "new",
    featured: true,
    description: "",
    amazonUrl: amazonSearch,
    photos: {
      "1.jpg":
        "Bolso de mano de ganchillo negro con solapa y cierre dorado, visto de frente, con la cadena dorada posada sobre la mesa.",
      "2.jpg":
        "El bolso negro con solapa visto de tres cuartos, con la cadena dorada extendida sobre la mesa.",
      "3.jpg":
        "El bolso negro abierto visto desde arriba: la solapa echada atrás, el forro terracota y, dentro, un móvil, un pintalabios, una libreta y unas llaves.",
      "4.jpg":
        "Detalle del hilo negro, el cierre dorado y la etiqueta «ovillo» del bolso de cadena.",
      "5.jpg":
        "El bolso negro sobre un bloque de piedra clara, con la cadena dorada colgando por delante y un ovillo negro al lado.",
    },
  },
  {
    id: "bag-003",
    name: "Star Bag",
    lang: "en",
    price: 26,
    category: "new",
    featured: true,
    description: "",
    photos: {
      "1.jpg":
        "Bolso redondeado de ganchillo color terracota con una estrella marfil en relieve y asa corta, visto de frente.",
      "2.jpg": "El bolso terracota con la estrella marfil visto de tres cuartos.",
      "3.jpg":
        "El bolso terracota de la estrella sobre el asiento trenzado de una silla de madera, con la luz de una ventana en la pared.",
      "4.jpg":
        "Detalle de la estrella de ganchillo marfil sobre los puntos terracota, junto a la etiqueta «ovillo».",
      "5.jpg":
        "El bolso de la estrella sobre una peana redonda, con un ovillo terracota, unas gafas de sol y un jarrón con ramas secas.",
    },
  },
  {
    id: "bag-004",
    name: "Little Bag",
    lang: "en",
    price: 22,
    category: "basic",
    featured: false,
    description: "",
    amazonUrl: amazonSearch,
    photos: {
      "1.jpg":
        "Bolsito cubo de ganchillo verde oliva con asa de ganchillo y anillas doradas, visto de frente.",
      "2.jpg":
        "El bolsito oliva abierto visto desde arriba, con el asa echada atrás: el forro claro, un móvil y un monedero terracota.",
    },
  },
  {
    id: "bag-005",
    name: "Net Bag",
    lang: "en",
    price: 24,
    category: "basic",
    featured: false,
    description: "",
    amazonUrl: amazonSearch,
    photos: {
      "1.jpg":
        "Bolsa de red de algodón natural llena de limones, colgada de un colgador de madera en la pared.",
      "2.jpg": "La bolsa de red llena de naranjas, colgada del respaldo de una silla de madera.",
    },
  },
  {
    id: "bag-006",
    name: "Ribbon Bag",
    lang: "en",
    price: 25,
    category: "basic",
    featured: false,
    description: "",
    amazonUrl: amazonSearch,
    photos: {
      "1.jpg":
        "Bolso pequeño de hombro de ganchillo rosa arcilla con un lazo de raso claro en el frente, visto de frente.",
      "2.jpg":
        "Detalle del bolso rosa arcilla: el lazo de raso con sus pliegues y las puntas cortadas en pico, los puntos y la etiqueta «ovillo».",
    },
  },
];
