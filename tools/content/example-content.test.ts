import { expect, test } from "vitest";
import {
  bagFile,
  type SampleFiles,
  sampleFiles,
  textOf,
} from "../../tests/support/sample-content.ts";
import { readContentFile } from "./content-files.ts";
import { unchanged } from "./example-content.ts";

const belongings = (shop: SampleFiles, prints: Readonly<Record<string, string>>) => ({
  contentFiles: Object.entries(shop).map(([file, content]) =>
    readContentFile(file, Buffer.from(textOf(content))),
  ),
  prints: new Map(Object.entries(prints)),
});
const shipped = belongings(sampleFiles, { "compartir.jpg": "a", "bolsos/moon-bag/1.jpg": "b" });

const own = {
  "tienda.yaml": {
    brand: "Hilo",
    tagline: "Otro lema.",
    description: "Otra descripción.",
    email: "hola@hilo.es",
    phone: "+34 611 222 333",
    whatsapp: "+34 611 222 333",
    location: "Barcelona",
    instagram: "https://www.instagram.com/hilo",
    tiktok: "https://www.tiktok.com/@luna",
  },
  [bagFile("sol")]: {
    name: "Sol",
    price: 24,
    category: "new",
    featured: true,
    photos: [
      { file: "1.jpg", alt: "De noche." },
      { file: "2.jpg", alt: "De lado." },
    ],
    amazonUrl: "https://www.amazon.es/dp/1",
    id: "bag-001",
  },
};

test("what is still the demonstration's is named, wherever it has gone", () => {
  expect(
    unchanged(belongings(own, { "bolsos/sol/otra.jpg": "b", "compartir.jpg": "c" }), shipped),
  ).toEqual([
    "Datos de la tienda (content/tienda.yaml): TikTok",
    "Sol (content/bolsos/sol/bolso.yaml): Foto 2: Qué se ve en la foto, Página en Amazon",
    "Carpeta content/bolsos/sol: otra.jpg",
  ]);
});

test("a shop of its owner's own has nothing of it", () => {
  const mine = { [bagFile("sol")]: { ...own[bagFile("sol")], photos: [], amazonUrl: "" } };
  expect(unchanged(belongings(mine, { "compartir.jpg": "d" }), shipped)).toEqual([]);
});

test("the shop as it is shipped has all of it", () => {
  const everything = unchanged(shipped, shipped);
  expect(everything).toHaveLength(7);
  expect(everything[0]).toMatch(/^Datos de la tienda .*: Nombre de la marca, Lema, /);
});
