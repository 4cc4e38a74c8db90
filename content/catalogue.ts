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
        "Bolso de ganchillo en forma de media luna, de algodón marfil, con asa en arco de bolas de madera clara y anillas doradas, visto de frente.",
      "2.jpg":
        "El bolso media luna marfil visto de tres cuartos, con el canto trenzado y el asa de bolas de madera.",
      "3.jpg":
        "El bolso media luna marfil girado hacia un lado: se ven su perfil fino, la abertura y el asa de bolas de madera.",
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
        "Bolso de mano de ganchillo negro con solapa, cierre dorado y cadena dorada levantada en arco, visto de frente.",
      "2.jpg":
        "El bolso negro con solapa visto de tres cuartos, con la cadena dorada extendida sobre la mesa.",
      "3.jpg": "La parte de atrás del bolso negro de ganchillo, con la cadena dorada en arco.",
      "4.jpg":
        "Detalle del hilo negro brillante, el cierre dorado y la etiqueta «ovillo» del bolso de cadena.",
      "5.jpg":
        "El bolso negro sobre un bloque de piedra clara, con la cadena dorada cayendo por delante y un ovillo negro al lado.",
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
        "La parte de atrás del bolso terracota, lisa, con sus vueltas de ganchillo y el asa corta.",
      "4.jpg":
        "Detalle de la estrella de ganchillo marfil sobre los puntos terracota, junto a la etiqueta «ovillo».",
      "5.jpg":
        "El bolso de la estrella sobre una peana redonda, con un ovillo terracota, un limón y un jarrón con ramas secas.",
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
        "El bolsito oliva de tres cuartos sobre una peana redonda, entre un ovillo marfil y un limón.",
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
      "2.jpg":
        "La bolsa de red de cerca, de pie y llena de limones, con los nudos a la vista y un limón suelto al lado.",
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
        "Detalle del bolso rosa arcilla: el lazo de raso claro, los puntos y la etiqueta «ovillo».",
    },
  },
];
