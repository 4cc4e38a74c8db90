import { stringify } from "yaml";
import type * as z from "zod/mini";
import type { Problem } from "../../model/problem.ts";
import type { bagSchema } from "../../model/schema.ts";
import { checkContent, type Folder } from "../../tools/content/check.ts";
import type { FilmFile } from "../../tools/content/film-files.ts";
import type { PhotoFile } from "../../tools/content/photo-files.ts";

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
      alt: "Dos bolsos.",
      desktop: {
        still: "fotos/ancha.jpg",
        mp4: "peliculas/ancha.mp4",
        webm: "peliculas/ancha.webm",
      },
      mobile: { still: "fotos/alta.jpg", mp4: "peliculas/alta.mp4", webm: "peliculas/alta.webm" },
    },
    novedades: {
      alt: "Tres bolsos.",
      wide: "fotos/novedades-ancha.jpg",
      mobile: "fotos/novedades-movil.jpg",
      narrow: { file: "fotos/novedades-estrecha.jpg", alt: "Un bolso." },
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

/** A film that is in order. */
export const lightFilm = (file: string): FilmFile => ({
  ...{ file, bytes: 1_900_000, dataTrack: false },
  format: file.endsWith(".mp4") ? "mp4" : "webm",
});

/** A photo that is large enough wherever it is shown. */
export const largePhoto = (file: string): PhotoFile => ({ file, width: 1600, height: 2000 });

/** Every photo that the sample shows. */
export const samplePhotos: readonly PhotoFile[] = [
  ...Object.keys(samplePictures),
  ...moonPhotos.map((_, i) => `bolsos/moon-bag/${i + 1}.jpg`),
  "bolsos/chain-bag/1.jpg",
].map(largePhoto);

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

/** The sample with one file written otherwise. */
export const withText = (file: string, change: (text: string) => string): SampleFiles => ({
  ...sampleFiles,
  [file]: change(textOf(sampleFiles[file] ?? {})),
});

/** The sample's photos with one put in, or in the place of the one that has its name. */
export const withPhoto = (photo: PhotoFile): PhotoFile[] => [
  ...samplePhotos.filter(({ file }) => file !== photo.file),
  photo,
];

/** What such a shop is told, with these photos and, beside them, other files. */
export function check(
  shop: SampleFiles,
  photos: readonly PhotoFile[] = samplePhotos,
  others: Partial<Folder> = {},
) {
  const texts = Object.entries(shop).map(
    ([file, content]) => [file, Buffer.from(textOf(content))] as const,
  );
  const films = sampleFilms.map(lightFilm);
  return checkContent({
    files: [...Object.keys(shop), ...photos.map(({ file }) => file), ...(others.files ?? [])],
    texts: others.texts ?? new Map(texts),
    photos,
    films: others.films ?? films,
    drawings: others.drawings ?? [],
    canShare: others.canShare ?? true,
  });
}

export const problemsOf = (...shop: Parameters<typeof check>): Problem[] => check(...shop).problems;

/** What is found wrong, a line each, without what to do about it. */
export const found = (...shop: Parameters<typeof check>): string[] =>
  problemsOf(...shop).map(
    ({ where, field, found, warning }) =>
      `${warning ? "aviso: " : ""}${where} / ${field} / ${found}`,
  );
