import type { Product, Shop } from "../../src/content/types.ts";
import { type Content, contentProblems } from "./check.ts";
import type { PhotoFile } from "./photo-files.ts";
import type { Problem } from "./problem.ts";

/** The photos of the sample's first bag. */
export const moonPhotos = {
  "1.jpg": "De frente.",
  "2.jpg": "De lado.",
  "3.jpg": "Por detrás.",
  "4.jpg": "De cerca.",
  "5.jpg": "Colgado.",
};

/** A shop that is in order, for tests to spoil. */
export const sampleContent: Content = {
  shop: {
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
  url: "https://www.luna.example",
  legal: { name: "", nif: "", address: "" },
  about: { paragraphs: ["Uno.", "Dos.", "Tres."], photo: { file: "about.jpg", alt: "Taller." } },
  pictures: {
    hero: {
      alt: "Dos bolsos.",
      desktop: { still: "wide.jpg", mp4: "wide.mp4", webm: "wide.webm" },
      mobile: { still: "upright.jpg", mp4: "upright.mp4", webm: "upright.webm" },
    },
    novedades: {
      alt: "Tres bolsos.",
      wide: "novedades-wide.jpg",
      mobile: "novedades-mobile.jpg",
      narrow: { file: "novedades-narrow.jpg", alt: "Un bolso." },
    },
  },
  catalogue: [
    {
      id: "bag-001",
      name: "Moon Bag",
      price: 24,
      category: "new",
      featured: true,
      description: "",
      photos: moonPhotos,
    },
    {
      id: "bag-002",
      name: "Chain Bag",
      price: 25,
      category: "basic",
      featured: true,
      description: "",
      amazonUrl: "https://www.amazon.es/dp/1",
      photos: { "1.jpg": "De frente." },
    },
  ],
};

/** A photo that is large enough wherever it is shown. */
export const largePhoto = (file: string): PhotoFile => ({ file, width: 1600, height: 2000 });

/** The files of the large pictures. */
export const samplePictures: readonly PhotoFile[] = [
  "about.jpg",
  "wide.jpg",
  "upright.jpg",
  "novedades-wide.jpg",
  "novedades-mobile.jpg",
  "novedades-narrow.jpg",
].map(largePhoto);

/** Every photo that the sample shows. */
export const samplePhotos: readonly PhotoFile[] = [
  ...samplePictures,
  ...Object.keys(moonPhotos).map((file) => largePhoto(`moon-bag/${file}`)),
  largePhoto("chain-bag/1.jpg"),
];

export const sampleFilms = ["wide.mp4", "wide.webm", "upright.mp4", "upright.webm"];

/** The sample with its first bag changed, as a careless hand might. */
export const withBag = (change: Partial<Record<keyof Product, unknown>>): Content => {
  const [moon, ...others] = sampleContent.catalogue;
  return { ...sampleContent, catalogue: [{ ...moon, ...change } as Product, ...others] };
};

/** The sample with its own data changed. */
export const withShop = (change: Partial<Record<keyof Shop, unknown>>): Content => ({
  ...sampleContent,
  shop: { ...sampleContent.shop, ...change } as Shop,
});

/** The sample's photos with one put in, or in the place of the one that has its name. */
export const withPhoto = (photo: PhotoFile): PhotoFile[] => [
  ...samplePhotos.filter(({ file }) => file !== photo.file),
  photo,
];

export const problemsOf = (content: Content, photos = samplePhotos): Problem[] =>
  contentProblems(content, photos, sampleFilms);

/** What is found wrong, a line each, without what to do about it. */
export const found = (content: Content, photos = samplePhotos): string[] =>
  problemsOf(content, photos).map(
    ({ where, field, found, warning }) =>
      `${warning ? "aviso: " : ""}${where} / ${field} / ${found}`,
  );

/** The warning of photos in a folder that is no bag's. */
export const strays = (folder: string, count: number): string =>
  `aviso: Catálogo (content/catalogue.ts) / carpeta «${folder}» / fotos (${count}) que no son de ningún bolso`;
