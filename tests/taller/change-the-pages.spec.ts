import { plainPhoto } from "../support/sample-shop.ts";
import { comeTo, expect, fieldOf, openPage, save, test, upload } from "../support/workshop.ts";

for (const [name, field, file] of [
  ["Datos de la tienda", "Nombre de la marca", "tienda.yaml"],
  ["Sobre nosotros", "Qué se ve en la foto", "nosotros.yaml"],
  ["Portada", "Título", "portada.yaml"],
] as const)
  test(`the owner changes «${name}», and the rest of its file stays as it was`, async ({
    page,
    workshop,
  }) => {
    const before = (await workshop.read(file)).split("\n");
    await openPage(page, name);
    await page.getByLabel(field, { exact: true }).fill("Lana y luna");
    await save(page);
    await expect
      .poll(async () =>
        (await workshop.read(file)).split("\n").filter((line) => !before.includes(line)),
      )
      .toEqual([expect.stringMatching(/^\s*\w+: Lana y luna$/)]);
  });

test("the owner uploads her logo, which is kept as it was drawn", async ({ page, workshop }) => {
  const drawn = `<?xml version="1.0"?>
<!-- Mi logo -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path d="M0 0h30v30H0z M60 0h30v30H60z"/></svg>
`;
  await openPage(page, "Datos de la tienda");
  const logo = fieldOf(page, "Logo");
  await upload(page, logo, {
    name: "Mi Logo.svg",
    mimeType: "image/svg+xml",
    buffer: Buffer.from(drawn),
  });
  await save(page);
  await expect.poll(() => workshop.read("tienda.yaml")).toMatch(/^logo: fotos\/mi-logo\.svg$/m);
  expect(await workshop.read("fotos/mi-logo.svg")).toBe(drawn);
  await expect(page.getByText("Publicado: ya se ve en la tienda.")).toBeVisible();

  await openPage(page, "Datos de la tienda");
  await comeTo(page, logo);
  const picture = logo.locator("img");
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test("a photo is no logo: it is not saved, and the owner is told why", async ({
  page,
  workshop,
}) => {
  const before = await workshop.read("tienda.yaml");
  await openPage(page, "Datos de la tienda");
  await upload(page, fieldOf(page, "Logo"), {
    name: "logo.jpg",
    mimeType: "image/jpeg",
    buffer: await plainPhoto(300, 100),
  });
  await save(page);
  await expect(page.getByRole("alertdialog")).toContainText("El logo tiene que ser un dibujo SVG");
  expect(await workshop.read("tienda.yaml")).toBe(before);
});
