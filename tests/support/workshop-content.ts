import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

const plain = (background: string, width = 960, height = 1200) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

const BAGS = [
  ["Moon Bag", "24", "new"],
  ["Chain Bag", "25.5", "new"],
  ["Net Bag", "22", "basic"],
] as const;

const bag = (name: string, price: string, category: string, order: number) => `name: ${name}
price: ${price}
category: ${category}
featured: ${category === "new"}
photos:
  - file: 1.jpg
    alt: ${name} de frente.
  - file: 2.jpg
    alt: ${name} de lado.
lang: en
id: bag-00${order}
order: ${order}
`;

const SHOP = `brand: ovillo
tagline: Bolsos de crochet artesanales con diseños únicos.
description: Bolsos de crochet hechos a mano en Barcelona.
email: hola@ovillo.example
phone: +34 600 000 000
whatsapp: +34 600 000 000
location: Barcelona, España
instagram: https://www.instagram.com/ovillo
tiktok: https://www.tiktok.com/@ovillo
legal:
  name: ''
  nif: ''
  address: ''
`;

const ABOUT = `paragraphs:
  - Primero.
  - Segundo.
  - Tercero.
photo:
  file: fotos/about.jpg
  alt: La mesa de trabajo.
`;

const HOME = `title: Bolsos de crochet
hero:
  file: fotos/about.jpg
  alt: Un bolso en un banco.
  film:
    desktop:
      mp4: peliculas/portada.mp4
      webm: peliculas/portada.webm
    mobile:
      mp4: peliculas/portada.mp4
      webm: peliculas/portada.webm
novedades:
  wide:
    file: fotos/about.jpg
    alt: Tres bolsos.
  narrow:
    file: fotos/about.jpg
    alt: Un bolso.
`;

/** Writes the content of a small shop into a folder, in the form in which the workshop keeps it. */
export async function writeWorkshopContent(folder: string): Promise<void> {
  const write = async (file: string, content: string | Buffer) => {
    const target = path.join(folder, "content", file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  };
  for (const [index, [name, price, category]] of BAGS.entries()) {
    const place = `bolsos/${name.toLowerCase().replace(" ", "-")}`;
    await write(`${place}/bolso.yaml`, bag(name, price, category, index + 1));
    await write(`${place}/1.jpg`, await plain("#d4c7b5"));
    await write(`${place}/2.jpg`, await plain("#b5c7d4"));
  }
  await write("tienda.yaml", SHOP);
  await write("nosotros.yaml", ABOUT);
  await write("portada.yaml", HOME);
  await write("fotos/about.jpg", await plain("#c7b5d4"));
  await write("compartir.jpg", await plain("#c7d4b5", 1200, 630));
  for (const format of ["mp4", "webm"])
    await write(
      `peliculas/portada.${format}`,
      await readFile(`example/peliculas/hero-mobile.${format}`),
    );
}
