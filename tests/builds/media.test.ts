import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ShopContent } from "../../src/content/shop-content.ts";
import { CONTENT_ID } from "../../src/page-contract.ts";
import { exampleFiles } from "../support/example-shop.ts";
import { createPlainPhoto, createShopFolder, type ShopFolder } from "../support/shop-folder.ts";

/** A file name suffix as long as a disk allows, like those of some photo programs. */
const LONG_SUFFIX = "-palabra".repeat(29);

let shop: ShopFolder;
let output: string;
let content: ShopContent;
afterAll(() => shop.remove());

const listAssets = async (ending: RegExp) =>
  (await readdir(path.join(shop.distDir, "assets"))).filter((file) => ending.test(file));
const readPixel = async (file: string, x: number, y: number) => {
  const picture = sharp(await readFile(path.join(shop.distDir, "assets", file)));
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const offset = (y * info.width + x) * info.channels;
  return { colour: [...data.subarray(offset, offset + 3)], channels: info.channels };
};

/** Creates a bag of one colour on a transparent background, as narrow as one rendition. */
async function createCutOut() {
  const bag = { create: { width: 240, height: 300, channels: 4, background: "#9c4225" } } as const;
  return sharp({
    create: { width: 480, height: 600, channels: 4, background: "#00000000" },
  }).composite([{ input: await sharp(bag).png().toBuffer() }]);
}

/** Creates a photo like a phone's: stored rotated, with GPS data and a P3 profile. Upright, red is on top. */
async function createPhonePhoto() {
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

/** Ratios of width to height, by the beginning of a photo's published name. */
const PHOTO_RATIOS = { pequena: 4 / 5, enorme: 2 / 3, "img-0001": 4 / 5, otra: 4 / 3 };
const PHOTO_ORDER = ["pequeña.jpg", "enorme.png", "IMG 0001.JPG", "otra.webp"];

// One shop with every kind of media file; each test checks one kind.
beforeAll(async () => {
  const moon = "bolsos/moon-bag";
  const sun = "bolsos/sun-bag";
  const photos = (files: string[]) => files.map((file) => ({ file, alt: file }));
  const hero = { file: "fotos/hero-desktop.jpg", alt: "Dos bolsos." };
  const video = {
    desktop: { mp4: "peliculas/mañana.mp4" },
    mobile: { mp4: "peliculas/hero-mobile.mp4" },
  };
  shop = await createShopFolder({
    [`${moon}/bolso.yaml`]: { photos: photos(["1.png", "2.webp", "copia.png"]) },
    [`${moon}/copia.png`]: await (await createCutOut()).png().toBuffer(),
    [`${moon}/1.png`]: await (await createCutOut()).png().toBuffer(),
    [`${moon}/2.webp`]: await (await createCutOut()).webp().toBuffer(),
    [`${sun}/bolso.yaml`]: {
      name: "Sun Bag",
      price: 24,
      category: "new",
      featured: false,
      photos: photos(PHOTO_ORDER),
    },
    [`${sun}/enorme.png`]: await sharp(await createPlainPhoto(4000, 6000, "#345678"))
      .png()
      .toBuffer(),
    [`${sun}/otra.webp`]: await sharp(await createPlainPhoto(1600, 1200, "#567890"))
      .webp()
      .toBuffer(),
    [`${sun}/IMG 0001.JPG`]: await createPhonePhoto(),
    [`${sun}/pequeña.jpg`]: await createPlainPhoto(400, 500, "#123456"),
    [`fotos/\u200eman\u0303ana${LONG_SUFFIX}.jpg`]: await createPlainPhoto(960, 1200),
    "fotos/man\u0303ana.png": await (await createCutOut()).png().toBuffer(),
    "peliculas/man\u0303ana.mp4": exampleFiles["peliculas/hero-desktop.mp4"],
    // The narrowest pictures that pass the check.
    "compartir.jpg": await createPlainPhoto(320, 16),
    "fotos/tira.jpg": await createPlainPhoto(1600, 80),
    "tienda.yaml": { logo: "fotos/mañana.png", whatsapp: "611 22 33 44" },
    "nosotros.yaml": { photo: { file: `fotos/mañana${LONG_SUFFIX}.jpg`, alt: "Taller." } },
    "portada.yaml": {
      hero: { ...hero, mobile: "fotos/tira.jpg", film: video },
      stitches: { file: "fotos/tira.jpg", alt: "Una tira." },
    },
  });
  // A name in Latin-1, as an old archive has it.
  await writeFile(Buffer.from(`${shop.contentDir}/fotos/ma\xf1ana.jpg`, "latin1"), "");
  // A build by hand, not on a host.
  output = await shop.build({ CI: "" });
  const page = await readFile(path.join(shop.distDir, "index.html"), "utf8");
  content = JSON.parse(page.split(` id="${CONTENT_ID}">`)[1]?.split("</script>")[0] ?? "");
});

test("a transparent photo gets the page's background colour in every format", async () => {
  const renditions = await listAssets(/^moon-bag-[12]-\w+-480\.(avif|jpg)$/);
  expect(renditions).toHaveLength(4);
  for (const file of renditions) {
    const ground = await readPixel(file, 10, 10);
    expect(ground.channels, `${file} is opaque`).toBe(3);
    // Ivory (src/styles/tokens.css), within the tolerance of the encoders.
    for (const [i, value] of [0xfa, 0xf6, 0xef].entries())
      expect(Math.abs((ground.colour[i] ?? 0) - value), `${file}: ${ground.colour}`).toBeLessThan(
        5,
      );
    expect((await readPixel(file, 240, 300)).colour[0], "the bag itself").toBeLessThan(0xb0);
  }
});

test("a build by hand warns of the example's photos in an own shop, and of a not-found page without address", () => {
  expect(output).toContain("Hay bolsos con las fotos de la tienda de prueba");
  expect(output).toContain("si la subes a una carpeta, escribe antes la dirección");
});

test("files with the same bytes share their renditions", async () => {
  const [first, , copy] = content.catalogue[0]?.photos ?? [];
  expect(copy).toEqual({ ...first, alt: "copia.png" });
  expect(await listAssets(/^moon-bag-copia/)).toEqual([]);
});

test("phone photos are published upright, whole and without metadata", async () => {
  expect(output).toContain("mide 400 píxeles de ancho");
  expect(output).toMatch(
    /fotos\/ma\ufffdana\.jpg\s+El nombre del archivo está en un código antiguo/,
  );
  expect(content.catalogue.at(-1)?.photos.map(({ alt }) => alt)).toEqual(PHOTO_ORDER);

  const assets = path.join(shop.distDir, "assets");
  const files = await listAssets(/^sun-bag-/);
  const countWidths = (stem: string) =>
    files.filter((file) => file.startsWith(`sun-bag-${stem}`) && file.endsWith(".avif")).length;
  expect(countWidths("pequena")).toBe(2);
  expect(countWidths("enorme")).toBe(7);
  expect(files.filter((file) => file.endsWith(".jpg"))).toHaveLength(PHOTO_ORDER.length);

  for (const file of files) {
    const { width, height, exif, icc, xmp, orientation } = await sharp(
      await readFile(path.join(assets, file)),
    ).metadata();
    const ratio = Object.entries(PHOTO_RATIOS).find(([stem]) => file.includes(stem))?.[1];
    expect(width / height, file).toBeCloseTo(ratio ?? 0, 2);
    expect({ exif, icc, xmp, orientation }, file).toEqual({
      exif: undefined,
      icc: undefined,
      xmp: undefined,
      orientation: undefined,
    });
  }

  const upright = files.find((file) => /img-0001.*-320\.avif/.test(file)) ?? "";
  const { colour: top } = await readPixel(upright, 160, 20);
  const { colour: bottom } = await readPixel(upright, 160, 380);
  expect(top[0], "red above").toBeGreaterThan(200);
  // The file stores this red as 234, 51, 35 in P3; the build converts it to sRGB.
  expect(top[1], "the same red").toBeLessThan(25);
  expect(bottom[2], "blue below").toBeGreaterThan(200);
  expect(bottom[0], "blue below").toBeLessThan(60);
});

test("photos, videos and the logo are found in any Unicode form of their file names", async () => {
  expect(content.about?.photo?.urlPrefix).toMatch(/manana/);
  expect(content.hero?.desktop.mp4).toMatch(/^assets\/manana-\w+\.mp4$/);
  expect(content.hero?.mobile.mp4).toMatch(/^assets\/hero-mobile-\w+\.mp4$/);
  expect(await listAssets(/^logo-\w+\.png$/)).toHaveLength(1);
  expect(await listAssets(/\.svg$/)).toEqual([expect.stringMatching(/^icon-/)]);
});
