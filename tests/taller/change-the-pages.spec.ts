import { expect, openPage, save, test } from "../support/workshop.ts";

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
