import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ContentSource } from "../../src/content/source.ts";
import { CONTENT_ID } from "../../src/page-contract.ts";
import { dataIn } from "../../tools/site/html.ts";
import {
  plainFilm,
  plainPhoto,
  type SampleShop,
  sampleBag,
  sampleShop,
} from "../support/sample-shop.ts";

/** A photo as an iPhone writes it, and one whose copying was interrupted. */
const heic = Buffer.concat([Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic"), Buffer.alloc(99)]);
/** What some programs put into the name of a picture, as much of it as a disk takes. */
const LONG = "-palabra".repeat(29);
const half = async () => (await plainPhoto(1200, 1500)).subarray(0, 900);

let shop: SampleShop;
beforeAll(async () => {
  shop = await sampleShop();
});
afterAll(() => shop.remove());

const published = async (ending: RegExp) =>
  (await readdir(path.join(shop.dir, "dist/assets"))).filter((file) => ending.test(file));
const pixel = async (file: string, x: number, y: number) => {
  const picture = sharp(await readFile(path.join(shop.dir, "dist/assets", file)));
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * info.channels;
  return { colour: [...data.subarray(at, at + 3)], channels: info.channels };
};

test("a bag cut out of its background stands on the page's own colour, in every format", async () => {
  // A bag of one colour in the middle of nothing.
  const bag = {
    create: { width: 480, height: 600, channels: 4, background: "#9c4225" },
  } as const;
  const cutOut = sharp({
    create: { width: 960, height: 1200, channels: 4, background: "#00000000" },
  }).composite([{ input: await sharp(bag).png().toBuffer() }]);
  await rm(path.join(shop.dir, "content/bolsos/moon-bag"), { recursive: true });
  await shop.write("content/bolsos/moon-bag/1.png", await cutOut.png().toBuffer());
  await shop.write("content/bolsos/moon-bag/2.webp", await cutOut.webp().toBuffer());
  await shop.stock([
    sampleBag({ photos: ["1.png", "2.webp"].map((file) => ({ file, alt: file })) }),
  ]);
  expect((await shop.build()).code).toBe(0);

  const renditions = await published(/^moon-bag-[12]-\w+-480\.(avif|jpg)$/);
  expect(renditions).toHaveLength(4);
  for (const file of renditions) {
    const ground = await pixel(file, 10, 10);
    expect(ground.channels, `${file} is opaque`).toBe(3);
    // Ivory (src/styles/tokens.css), as near as an encoder keeps a colour.
    for (const [i, value] of [0xfa, 0xf6, 0xef].entries())
      expect(Math.abs((ground.colour[i] ?? 0) - value), `${file}: ${ground.colour}`).toBeLessThan(
        5,
      );
    expect((await pixel(file, 240, 300)).colour[0], "the bag itself").toBeLessThan(0xb0);
  }
});

test("a photo, a film and the logo are shown however their names are written", async () => {
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h6v6H0z"/></svg>';
  await shop.write(`content/fotos/\u200eman\u0303ana${LONG}.jpg`, await plainPhoto(960, 1200));
  await shop.write("content/fotos/man\u0303ana.svg", logo);
  await shop.write("content/peliculas/man\u0303ana.mp4", plainFilm("manana.mp4"));
  await shop.change("tienda.yaml", { logo: "fotos\\mañana.svg" });
  await shop.change("nosotros.yaml", {
    photo: { file: `/fotos/mañana${LONG}.jpg`, alt: "Taller." },
  });
  const hero = {
    alt: "Dos bolsos.",
    desktop: { still: "./fotos/ancha.jpg", mp4: "peliculas/mañana.mp4" },
    mobile: { still: "fotos\\alta.jpg", mp4: "/peliculas/alta.mp4" },
  };
  await shop.change("portada.yaml", { hero });
  const { code, output } = await shop.build();
  expect(code, output).toBe(0);
  const page = await readFile(path.join(shop.dir, "dist/index.html"), "utf8");
  const content = dataIn(page, CONTENT_ID) as ContentSource;
  expect(content.about.photo.stem).toMatch(/manana/);
  expect(content.hero.desktop.mp4).toMatch(/^assets\/manana-\w+\.mp4$/);
  expect(content.hero.mobile.mp4).toMatch(/^assets\/alta-\w+\.mp4$/);
  expect(await published(/^logo-\w+\.svg$/)).toHaveLength(1);

  for (const file of ["tienda.yaml", "nosotros.yaml", "portada.yaml"]) await shop.change(file, {});
  for (const file of [
    `fotos/\u200eman\u0303ana${LONG}.jpg`,
    "fotos/man\u0303ana.svg",
    "peliculas/man\u0303ana.mp4",
  ])
    await rm(path.join(shop.dir, "content", file));
});

test("what lies in the folders and is in no use is told of, and neither published nor in the way", async () => {
  await shop.write("content/fotos/IMG_0001.HEIC", heic);
  await shop.write("content/fotos/mitad.jpg", await half());
  await shop.write("content/fotos/sobra.jpg", await plainPhoto(400, 500));
  await shop.write("content/peliculas/ensayo.mp4", "ensayo");
  const { code, output } = await shop.build();
  expect(output).toContain("Avisos (4), que no impiden publicar:");
  for (const words of [
    "foto «IMG_0001.HEIC»\n     Hay: una foto HEIC, que no sale en ninguna parte",
    "foto «mitad.jpg»\n     Hay: un archivo que no se puede leer y no sale en ninguna parte",
    "foto «sobra.jpg»\n     Hay: una foto que no sale en ninguna parte",
    "película «ensayo.mp4»\n     Hay: una película que no sale en ninguna parte",
  ])
    expect(output).toContain(words);
  expect(code).toBe(0);
  expect(await published(/img-0001|mitad|sobra|ensayo/)).toEqual([]);
  expect(await published(/^(taller|alta)-.*(jpg|mp4)$/)).not.toEqual([]);
});

test("what is in use and cannot be read keeps the shop from being published", async () => {
  const whole = await readFile(path.join(shop.dir, "content/fotos/taller.jpg"));
  const share = await readFile(path.join(shop.dir, "content/compartir.jpg"));
  await shop.write("content/fotos/taller.jpg", whole.subarray(0, whole.length / 2));
  await shop.write("content/compartir.jpg", share.subarray(0, share.length / 2));
  await shop.write("content/peliculas/alta.webm", "<!doctype html>");
  const { code, output } = await shop.build();
  expect(code).toBe(1);
  expect(output).toContain(
    "foto «compartir.jpg»\n     Hay: nada, o un archivo que no se puede leer",
  );
  expect(output).toContain(
    "Foto «fotos/taller.jpg» (file)\n     Dónde: content/nosotros.yaml, línea 6.\n     Hay: un archivo que no se puede leer",
  );
  expect(output).toContain(
    "Película del móvil en WebM «peliculas/alta.webm» (webm)\n     Dónde: content/portada.yaml, línea 11.\n     Hay: un archivo que no es una película",
  );
  expect(output).not.toMatch(/^\s+at /m);
  await shop.write("content/fotos/taller.jpg", whole);
  await shop.write("content/compartir.jpg", share);
  await shop.write("content/peliculas/alta.webm", plainFilm("alta.webm"));
});

test("a film is published without the place where it was made, and not at all with a log of the way", async () => {
  const box = (type: string, body: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(body.length + 8);
    head.write(type, 4, "latin1");
    return Buffer.concat([head, body]);
  };
  const place = "+41.3874+002.1686/";
  const film = (track: string) =>
    Buffer.concat([
      box("ftyp", Buffer.from("isom\0\0\0\0")),
      box(
        "moov",
        Buffer.concat([
          box("trak", box("mdia", box("hdlr", Buffer.from(`\0\0\0\0\0\0\0\0${track}`)))),
          box("udta", box("\xa9xyz", Buffer.from(`\0\x12\x15\xc7${place}`))),
        ]),
      ),
      box("mdat", Buffer.from("pictures")),
    ]);
  await shop.write("content/peliculas/alta.mp4", film("vide"));
  expect((await shop.build()).code).toBe(0);
  const [name = ""] = await published(/^alta-\w+\.mp4$/);
  const bytes = await readFile(path.join(shop.dir, "dist/assets", name));
  expect(bytes).toHaveLength(film("vide").length);
  expect(bytes.includes("pictures")).toBe(true);
  expect(bytes.includes(place)).toBe(false);

  await shop.write("content/peliculas/alta.mp4", film("meta"));
  const { code, output } = await shop.build();
  expect(code).toBe(1);
  expect(output).toContain("Hay: además de imagen y sonido, una pista de datos.");
  await shop.write("content/peliculas/alta.mp4", plainFilm("alta.mp4"));
});
