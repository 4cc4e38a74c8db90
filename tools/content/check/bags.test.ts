import { expect, test } from "vitest";
import {
  bagFile,
  check,
  found,
  largePhoto,
  type SampleFiles,
  sampleBag,
  sampleFiles,
  samplePhotos,
  withBag,
  withFile,
} from "../../../tests/support/sample-content.ts";

const chain = bagFile("chain-bag");

/** The sample with these bags, each with its photo, in the place of its own. */
function shopOf(bags: Readonly<Record<string, object>>) {
  const others = Object.entries(sampleFiles).filter(([file]) => !file.startsWith("bolsos/"));
  const files = Object.entries(bags).map(([folder, bag]) => [bagFile(folder), bag]);
  const photos = [
    ...samplePhotos.filter(({ file }) => !file.startsWith("bolsos/")),
    ...Object.keys(bags).map((folder) => largePhoto(`bolsos/${folder}/1.jpg`)),
  ];
  return [Object.fromEntries([...others, ...files]) as SampleFiles, photos] as const;
}

test("a bag has an id and a name of its own, in any spelling", () => {
  expect(found(withFile(chain, { id: "BAG-001", name: "moon  bag" }))).toEqual([
    "moon  bag / Nombre / «moon  bag», que ya lleva el bolso de «moon-bag»",
    "moon  bag / Referencia / «BAG-001», que ya lleva el bolso de «moon-bag»",
  ]);
  // A folder's name stands in for an id.
  expect(found(withFile(chain, { id: "moon-bag" }))).toEqual([]);
  const chainBag = sampleBag({ name: "Chain Bag", id: "moon-bag", order: 2 });
  expect(found({ ...withBag({ id: undefined }), [chain]: chainBag })).toEqual([
    "Chain Bag / Referencia / «moon-bag», que ya lleva el bolso de «moon-bag»",
  ]);
});

test("a hidden bag is checked, and stays out of the shop with its photos", () => {
  const hidden = check(withFile(chain, { hidden: true }));
  expect(hidden.problems).toEqual([]);
  expect(hidden.content?.catalogue.map(({ name }) => name)).toEqual(["Moon Bag"]);
  expect(hidden.isShown("bolsos/chain-bag/1.jpg")).toBe(false);
  expect(hidden.isShown("bolsos/moon-bag/1.jpg")).toBe(true);
  expect(found(withBag({ hidden: true, price: "24 €" }))).toContain("Moon Bag / Precio / «24 €»");
  const other = { name: "Chain Bag", id: "bag-002", order: 2, featured: false };
  expect(found({ ...withBag({ hidden: true }), [chain]: sampleBag(other) })).toEqual([
    "Catálogo (content/bolsos) / bolsos de la portada / ningún bolso",
  ]);
  const both = { ...withBag({ hidden: true }), [chain]: sampleBag({ ...other, hidden: true }) };
  expect(found(both)).toEqual(["Catálogo (content/bolsos) / bolsos / ninguno a la vista"]);
});

test("bags stand in the order of their numbers, and by their folders where there is none", () => {
  const bag = (name: string, order?: number) =>
    sampleBag({ name, id: name, ...(order && { order }) });
  const { content, problems } = check(
    ...shopOf({ sol: bag("Sol"), mar: bag("Mar", 10), rio: bag("Río", 2), ala: bag("Ala") }),
  );
  expect(problems).toEqual([]);
  expect(content?.catalogue.map(({ name }) => name)).toEqual(["Río", "Mar", "Ala", "Sol"]);
});

test("two bags with one number are only pointed out", () => {
  expect(found(withFile(chain, { order: 1 }))).toEqual([
    "aviso: Moon Bag / Lugar en la tienda / 1, que también lleva el bolso de «chain-bag»",
  ]);
});

test("the folder's name is the address, however it is spelt, and no two have the same", () => {
  const [shop, photos] = shopOf({ "Bolso Ñandú": sampleBag() });
  expect(check(shop, photos).content?.catalogue[0]?.folder).toBe("bolso-nandu");
  const two = shopOf({ "Sol 1": sampleBag(), "sol-1": sampleBag({ name: "Otro", id: "otro" }) });
  expect(found(...two)).toEqual([
    "Catálogo (content/bolsos) / carpeta «sol-1» / la misma dirección que la carpeta «Sol 1»",
  ]);
  expect(found(...shopOf({ "¡!": sampleBag() }))).toEqual([
    "Catálogo (content/bolsos) / carpeta «¡!» / un nombre sin letras ni cifras",
  ]);
});

test("a bag that is renamed keeps its address", () => {
  const { content, problems } = check(withBag({ name: "Luna" }));
  expect(problems).toEqual([]);
  expect(content?.catalogue[0]).toMatchObject({ name: "Luna", folder: "moon-bag" });
});

test("the shop features at least one bag, and no more than Home carries", () => {
  const featuring = (count: number) =>
    found(
      ...shopOf(
        Object.fromEntries(
          Array.from({ length: 7 }, (_, i) => [
            `luna-${i}`,
            sampleBag({ name: `Luna ${i}`, id: `luna-${i}`, featured: i < count }),
          ]),
        ),
      ),
    );
  const where = "Catálogo (content/bolsos) / bolsos de la portada";
  expect(featuring(0)).toEqual([`${where} / ningún bolso`]);
  expect(featuring(6)).toEqual([]);
  expect(featuring(7)).toEqual([`${where} / 7 bolsos`]);
});

test("a shop without any bag is told so", () => {
  expect(found(...shopOf({}))).toEqual(["Catálogo (content/bolsos) / bolsos / ninguno"]);
});

test.each([
  ["Bolsos", "La carpeta de tus bolsos se llama «Bolsos»: cámbiale el nombre a «bolsos»."],
  ["bolso", "La carpeta de tus bolsos se llama «bolso»: cámbiale el nombre a «bolsos»."],
  [
    "content/bolsos",
    "Tus bolsos están en «content/content/bolsos»: mueve esa carpeta a «content» y llámala «bolsos».",
  ],
])("a shop whose bags are in «%s» is told where they should be", (folder, advice) => {
  const [shop, photos] = shopOf({});
  const files = [`${folder}/luna/1.jpg`, `${folder}/luna/bolso.yaml`];
  const { problems } = check(shop, photos, { files });
  expect(problems).toMatchObject([{ field: "bolsos", found: "ninguno", advice }]);
});
