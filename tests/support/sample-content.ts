import { stringify } from "yaml";
import type * as z from "zod/mini";
import type { ContentFiles } from "../../model/content-files.ts";
import { readContent } from "../../model/read-content.ts";
import type { bagSchema } from "../../model/schema.ts";

/** A bag as its file holds it. */
export type SampleBag = z.input<typeof bagSchema>;

/** A bag with one photo. */
export const sampleBag = (change: Partial<SampleBag> = {}): SampleBag => ({
  name: "Moon Bag",
  price: 24,
  category: "new",
  featured: true,
  photos: [{ file: "1.jpg", alt: "Un bolso de prueba." }],
  id: "bag-001",
  ...change,
});

/** Where a bag's file stands. */
export const bagFile = (folder: string): string => `bolsos/${folder}/bolso.yaml`;

/** The files of a shop, below `content/`: as data or, where the writing matters, as text. */
export type SampleFiles = Readonly<Record<string, object | string>>;

const moonPhotos = ["De frente.", "De lado.", "Por detrás.", "De cerca.", "Colgado."];

/** A shop that is in order, for tests to spoil. */
export const sampleFiles: Readonly<Record<string, object>> = {
  "tienda.yaml": {
    brand: "Bolsos Luna",
    tagline: "Bolsos hechos a mano.",
    description: "Bolsos de ganchillo.",
    email: "hola@luna.example",
    phone: "+34 600 000 000",
    whatsapp: "+34 600 000 000",
    location: "Barcelona",
    instagram: "https://www.instagram.com/luna",
    tiktok: "https://www.tiktok.com/@luna",
  },
  "nosotros.yaml": {
    paragraphs: ["Uno.", "Dos.", "Tres."],
    photo: { file: "fotos/taller.jpg", alt: "Taller." },
  },
  "portada.yaml": {
    title: "Bolsos de ganchillo",
    hero: {
      file: "fotos/ancha.jpg",
      alt: "Dos bolsos.",
      mobile: "fotos/alta.jpg",
      film: {
        desktop: { mp4: "peliculas/ancha.mp4", webm: "peliculas/ancha.webm" },
        mobile: { mp4: "peliculas/alta.mp4", webm: "peliculas/alta.webm" },
      },
    },
    novedades: {
      wide: { file: "fotos/novedades-ancha.jpg", alt: "Tres bolsos." },
      narrow: { file: "fotos/novedades-estrecha.jpg", alt: "Un bolso." },
      mobile: "fotos/novedades-movil.jpg",
    },
  },
  [bagFile("moon-bag")]: sampleBag({
    photos: moonPhotos.map((alt, i) => ({ file: `${i + 1}.jpg`, alt })),
    order: 1,
  }),
  [bagFile("chain-bag")]: sampleBag({
    name: "Chain Bag",
    price: 25,
    category: "basic",
    amazonUrl: "https://www.amazon.es/dp/1",
    id: "bag-002",
    order: 2,
  }),
};

/** The large pictures of the sample, with the pixels that each needs. */
export const samplePictures = {
  "fotos/taller.jpg": [960, 1200],
  "fotos/ancha.jpg": [1600, 900],
  "fotos/alta.jpg": [720, 1280],
  "fotos/novedades-ancha.jpg": [1600, 1000],
  "fotos/novedades-movil.jpg": [960, 1200],
  "fotos/novedades-estrecha.jpg": [720, 900],
} as const;

export const sampleFilms = ["ancha", "alta"].flatMap((film) => [
  `peliculas/${film}.mp4`,
  `peliculas/${film}.webm`,
]);

/** Every photo and film of the sample, large enough wherever it is shown. */
export const sampleMedia: ContentFiles["others"] = {
  "compartir.jpg": { width: 1200, height: 630 },
  ...Object.fromEntries(
    [
      ...Object.keys(samplePictures),
      ...moonPhotos.map((_, i) => `bolsos/moon-bag/${i + 1}.jpg`),
      "bolsos/chain-bag/1.jpg",
      ...sampleFilms,
    ].map((file) => [file, { width: 1600, height: 2000 }]),
  ),
};

/** A file of the shop as it is written on disk. */
export const textOf = (file: object | string): string =>
  typeof file === "string" ? file : stringify(file, { lineWidth: 0, singleQuote: true });

/** The sample with fields of one file changed, as a careless hand might; `undefined` leaves one out. */
export const withFile = (file: string, change: object): SampleFiles => ({
  ...sampleFiles,
  [file]: { ...sampleFiles[file], ...change },
});
export const withBag = (change: Readonly<Record<string, unknown>>): SampleFiles =>
  withFile(bagFile("moon-bag"), change);
export const withShop = (change: Readonly<Record<string, unknown>>): SampleFiles =>
  withFile("tienda.yaml", change);

/** Reads such a shop as the build and the workshop do. */
export const read = (shop: SampleFiles, others = sampleMedia) =>
  readContent({
    written: Object.fromEntries(
      Object.entries(shop).map(([file, content]) => [file, textOf(content)]),
    ),
    others,
  });

/** What such a shop is told, a line each. */
export const told = (...shop: Parameters<typeof read>): string[] =>
  read(...shop).problems.map(
    ({ file, line, field, message, warning }) =>
      `${warning ? "aviso: " : ""}${file}${line ? `:${line}` : ""}: ${field ? `${field}: ` : ""}${message}`,
  );
