import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  plainPhoto,
  type SampleShop,
  sampleBag,
  sampleEnv,
  sampleShop,
} from "../support/sample-shop.ts";

let shop: SampleShop;
beforeAll(async () => {
  shop = await sampleShop();
});
afterAll(() => shop.remove());

/** The lines that are not the report's own: a trace of the code, or English. */
const otherLines = (output: string): string[] =>
  output
    .split("\n")
    .filter(
      (line) =>
        line !== "" &&
        !/^(Construyendo la tienda…|La tienda no se publica: | {2}\d+\. | {5}(Dónde|Hay|Qué hacer|En el archivo): )/.test(
          line,
        ),
    );

test("a build with wrong content names every problem in Spanish and fails", async () => {
  await shop.stock([
    { ...sampleBag({ featured: false }), price: "24,50" as unknown as number },
    sampleBag({
      name: "Sun Bag",
      amazonUrl: "http://amazon.es",
      photos: [
        { file: "1.heic", alt: "Un bolso." },
        { file: "2.jpg", alt: "" },
        { file: "3.jpg", alt: "No está." },
      ],
    }),
  ]);
  const heic = Buffer.concat([Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic"), Buffer.alloc(99)]);
  await rm(path.join(shop.dir, "content/bolsos/sun-bag/1.jpg"));
  await shop.write("content/bolsos/sun-bag/1.heic", heic);
  const whole = await plainPhoto(1200, 1500);
  await shop.write("content/bolsos/sun-bag/2.jpg", whole.subarray(0, whole.length / 2));

  const { code, output } = await shop.build();
  expect(code).toBe(1);
  expect(output).toContain("La tienda no se publica: hay 7 problemas en su contenido.");
  expect(otherLines(output), "nothing but the report").toEqual([]);
  for (const words of [
    "Moon Bag: Precio",
    "Dónde: content/bolsos/moon-bag/bolso.yaml, línea 2.",
    "Hay: «24,50».",
    "Sun Bag: Referencia",
    "Sun Bag: Página en Amazon",
    "Foto «1.heic»",
    "Hay: una foto HEIC.",
    "El más compatible",
    "Foto «2.jpg»",
    "Hay: un archivo que no se puede leer.",
    "Hay: vacío.",
    "Foto «3.jpg»",
    "Copia el archivo en la carpeta",
  ])
    expect(output).toContain(words);
  await rm(path.join(shop.dir, "content/bolsos/sun-bag"), { recursive: true });
});

test("whoever works with the development server is told at once of a photo that no bag names", async () => {
  await shop.stock([sampleBag()]);
  const vite = ["node_modules/vite/bin/vite.js", "--mode", "demo", "--port", "0"];
  const env = { ...sampleEnv, NODE_ENV: "development" };
  const server = spawn(process.execPath, vite, { cwd: shop.dir, env });
  let output = "";
  for (const stream of [server.stdout, server.stderr])
    stream.on("data", (chunk) => {
      output += chunk;
    });
  try {
    await expect.poll(() => output, { timeout: 30_000 }).toContain("Local:");
    const folder = "content/bolsos/moon-bag";
    await shop.write(`${folder}/IMG_2.jpg`, await plainPhoto(960, 1200));
    await expect
      .poll(() => output, { timeout: 30_000 })
      .toContain("foto «IMG_2.jpg»\n     Hay: una foto que no sale en ninguna parte");
  } finally {
    server.kill();
    await once(server, "exit");
  }
  await rm(path.join(shop.dir, "content/bolsos/moon-bag"), { recursive: true });
});

test("photos as they come from a phone are published upright, in their frame, without a trace", async () => {
  const left = { create: { width: 800, height: 2000, channels: 3, background: "#f00" } } as const;
  const leftHalf = await sharp(left).png().toBuffer();
  // Lies on its side, red where its top will be; says where it was taken; speaks of another red.
  const phone = await sharp({
    create: { width: 2000, height: 1600, channels: 3, background: "#0000ff" },
  })
    .composite([
      {
        input: await sharp(leftHalf).resize(1000, 1600, { fit: "fill" }).toBuffer(),
        left: 0,
        top: 0,
      },
    ])
    .withIccProfile("p3")
    .withExif({
      IFD0: { Make: "Telefono", Orientation: "6" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "41/1 23/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const photos = {
    "IMG 0001.JPG": phone,
    "pequeña.jpg": await plainPhoto(400, 500, "#123456"),
    "enorme.png": await sharp(await plainPhoto(4000, 6000, "#345678"))
      .png()
      .toBuffer(),
    "otra.webp": await sharp(await plainPhoto(1600, 1200, "#567890"))
      .webp()
      .toBuffer(),
  };
  for (const [file, bytes] of Object.entries(photos))
    await shop.write(`content/bolsos/moon-bag/${file}`, bytes);
  const order = ["pequeña.jpg", "enorme.png", "IMG 0001.JPG", "otra.webp"];
  await shop.stock([sampleBag({ photos: order.map((file) => ({ file, alt: file })) })]);

  const { code, output } = await shop.build();
  expect(output).toContain("una foto pequeña: 400 × 500 píxeles");
  expect(code).toBe(0);

  const page = await readFile(path.join(shop.dir, "dist/index.html"), "utf8");
  const [, json = ""] = /id="content">(.*?)<\/script>/s.exec(page) ?? [];
  const [bag] = JSON.parse(json).catalogue;
  expect(bag.images.map(({ alt }: { alt: string }) => alt)).toEqual(order);

  const assets = path.join(shop.dir, "dist/assets");
  const files = (await readdir(assets)).filter((file) => file.startsWith("moon-bag-"));
  const widthsOf = (stem: string) =>
    files.filter((file) => file.startsWith(`moon-bag-${stem}`) && file.endsWith(".jpg")).length;
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
  const { data, info } = await sharp(await readFile(path.join(assets, upright)))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)];
  const [top, bottom] = [at(160, 20), at(160, 380)];
  expect(top[0], "red above").toBeGreaterThan(200);
  // In the phone's profile this red is 234, 51, 35: the colour, not the numbers, has been kept.
  expect(top[1], "the same red").toBeLessThan(25);
  expect(bottom[2], "blue below").toBeGreaterThan(200);
  expect(bottom[0], "blue below").toBeLessThan(60);
});
