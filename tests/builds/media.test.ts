import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ShopContent } from "../../src/content/shop-content.ts";
import { CONTENT_ID } from "../../src/page-contract.ts";
import { example } from "../support/example.ts";
import { plainPhoto, type ShopFolder, shopFolder } from "../support/shop-folder.ts";

/** What some programs put into the name of a picture, as much of it as a disk takes. */
const LONG = "-palabra".repeat(29);

let shop: ShopFolder;
let output: string;
let content: ShopContent;
afterAll(() => shop.remove());

const published = async (ending: RegExp) =>
  (await readdir(path.join(shop.dist, "assets"))).filter((file) => ending.test(file));
const pixel = async (file: string, x: number, y: number) => {
  const picture = sharp(await readFile(path.join(shop.dist, "assets", file)));
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * info.channels;
  return { colour: [...data.subarray(at, at + 3)], channels: info.channels };
};

/** A bag of one colour in the middle of nothing. */
async function cutOut() {
  const bag = { create: { width: 480, height: 600, channels: 4, background: "#9c4225" } } as const;
  return sharp({
    create: { width: 960, height: 1200, channels: 4, background: "#00000000" },
  }).composite([{ input: await sharp(bag).png().toBuffer() }]);
}

/** Lies on its side, red where its top will be; says where it was taken; speaks of another red. */
async function fromPhone() {
  const left = { create: { width: 1000, height: 1600, channels: 3, background: "#f00" } } as const;
  return sharp({ create: { width: 2000, height: 1600, channels: 3, background: "#0000ff" } })
    .composite([{ input: await sharp(left).png().toBuffer(), left: 0, top: 0 }])
    .withIccProfile("p3")
    .withExif({
      IFD0: { Make: "Telefono", Orientation: "6" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "41/1 23/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

const ORDER = ["pequeña.jpg", "enorme.png", "IMG 0001.JPG", "otra.webp"];

// One shop with whatever an owner may put into its folders: each test looks at one thing in it.
beforeAll(async () => {
  const [moon, sun] = ["bolsos/moon-bag", "bolsos/sun-bag"];
  const photos = (files: string[]) => files.map((file) => ({ file, alt: file }));
  const hero = { file: "fotos/hero-desktop.jpg", alt: "Dos bolsos." };
  const film = {
    desktop: { mp4: "peliculas/mañana.mp4" },
    mobile: { mp4: "peliculas/hero-mobile.mp4" },
  };
  shop = await shopFolder({
    [`${moon}/bolso.yaml`]: { photos: photos(["1.png", "2.webp"]) },
    [`${moon}/1.png`]: await (await cutOut()).png().toBuffer(),
    [`${moon}/2.webp`]: await (await cutOut()).webp().toBuffer(),
    [`${sun}/bolso.yaml`]: {
      ...{ name: "Sun Bag", price: 24, category: "new", featured: false },
      photos: photos(ORDER),
    },
    [`${sun}/enorme.png`]: await sharp(await plainPhoto(4000, 6000, "#345678"))
      .png()
      .toBuffer(),
    [`${sun}/otra.webp`]: await sharp(await plainPhoto(1600, 1200, "#567890"))
      .webp()
      .toBuffer(),
    [`${sun}/IMG 0001.JPG`]: await fromPhone(),
    [`${sun}/pequeña.jpg`]: await plainPhoto(400, 500, "#123456"),
    [`fotos/\u200eman\u0303ana${LONG}.jpg`]: await plainPhoto(960, 1200),
    "fotos/man\u0303ana.svg":
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h6v6H0z"/></svg>',
    "peliculas/man\u0303ana.mp4": example["peliculas/hero-desktop.mp4"],
    "tienda.yaml": { logo: "fotos/mañana.svg" },
    "nosotros.yaml": { photo: { file: `fotos/mañana${LONG}.jpg`, alt: "Taller." } },
    "portada.yaml": { hero: { ...hero, film } },
  });
  output = await shop.build();
  const page = await readFile(path.join(shop.dist, "index.html"), "utf8");
  content = JSON.parse(page.split(` id="${CONTENT_ID}">`)[1]?.split("</script>")[0] ?? "");
});

test("a bag cut out of its background stands on the page's own colour, in every format", async () => {
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

test("photos as they come from a phone are published upright, in their frame, without a trace", async () => {
  expect(output).toContain("mide 400 píxeles de ancho");
  expect(content.catalogue.at(-1)?.images.map(({ alt }) => alt)).toEqual(ORDER);

  const assets = path.join(shop.dist, "assets");
  const files = await published(/^sun-bag-/);
  const widthsOf = (stem: string) =>
    files.filter((file) => file.startsWith(`sun-bag-${stem}`) && file.endsWith(".jpg")).length;
  expect(widthsOf("pequena")).toBe(1);
  expect(widthsOf("enorme")).toBe(7);

  for (const file of files) {
    const { width, height, exif, icc, xmp, orientation } = await sharp(
      await readFile(path.join(assets, file)),
    ).metadata();
    expect(Math.abs(width / height - 0.8), file).toBeLessThan(0.01);
    expect({ exif, icc, xmp, orientation }, file).toEqual({
      exif: undefined,
      icc: undefined,
      xmp: undefined,
      orientation: undefined,
    });
  }

  const upright = files.find((file) => /img-0001.*-320\.jpg/.test(file)) ?? "";
  const [{ colour: top }, { colour: bottom }] = [
    await pixel(upright, 160, 20),
    await pixel(upright, 160, 380),
  ];
  expect(top[0], "red above").toBeGreaterThan(200);
  // In the phone's profile this red is 234, 51, 35: the colour, not the numbers, has been kept.
  expect(top[1], "the same red").toBeLessThan(25);
  expect(bottom[2], "blue below").toBeGreaterThan(200);
  expect(bottom[0], "blue below").toBeLessThan(60);
});

test("a photo, a film and the logo are shown however their names are written", async () => {
  expect(content.about.photo.urlPrefix).toMatch(/manana/);
  expect(content.hero.desktop.mp4).toMatch(/^assets\/manana-\w+\.mp4$/);
  expect(content.hero.mobile.mp4).toMatch(/^assets\/hero-mobile-\w+\.mp4$/);
  // The logo is part of each page's styles: nothing that came from the content is a document.
  expect(await readFile(path.join(shop.dist, "index.html"), "utf8")).toContain(
    'url("data:image/svg+xml,',
  );
  expect(await published(/\.svg$/)).toEqual([expect.stringMatching(/^icon-/)]);
});
