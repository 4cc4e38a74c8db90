import { expect, test } from "vitest";
import {
  check,
  found,
  samplePhotos,
  withBag,
  withShop,
} from "../../../tests/support/sample-content.ts";
import { inspectDrawing } from "../drawing-files.ts";

const svg = (inside: string, attributes = 'viewBox="0 0 90 30"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;
const BAR = '<path d="M0 10h60v10H0z"/>';

/** What the owner is told of a logo that is written like this. */
async function told(drawing: string | Buffer, logo = "fotos/logo.svg") {
  const drawings = [
    { file: "fotos/logo.svg", finding: await inspectDrawing(Buffer.from(drawing)) },
  ];
  return check(withShop({ logo }), samplePhotos, { drawings }).problems;
}

test.each([
  ["a shape", svg(BAR)],
  [
    "a file as drawing programs write it",
    `\uFEFF<?xml version="1.0"?>\n<!-- Generator: Dibujo 1.0 --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n${svg(BAR)}`,
  ],
  [
    "what it names of itself",
    svg(
      `<defs><linearGradient id="a"><stop/></linearGradient></defs><g fill="url(#a)"><path id="b" d="M0 10h60v10H0z"/></g><use href="#b"/>`,
    ),
  ],
])("%s is a logo", async (_name, drawing) => {
  expect(await told(drawing)).toEqual([]);
});

test.each([
  ["no drawing", Buffer.from("89504e470d0a1a0a", "hex"), "no es un dibujo SVG"],
  ["a page", "<html><svg></svg></html>", "no es un dibujo SVG"],
  ["half a drawing", svg(BAR).slice(0, -9), "no es un dibujo SVG"],
  ["no frame", svg(BAR, 'width="90" height="30"'), "sin «viewBox»"],
  ["an empty frame", svg(BAR, 'viewBox="0 0 90 0"'), "sin «viewBox»"],
  ["a script", svg(`<script>alert(1)</script>${BAR}`), "algo más que trazados"],
  ["a handler", svg(`<path onload="alert(1)" d="M0 0h9v9z"/>`), "algo más que trazados"],
  ["a link", svg(`<a xlink:href="javascript:alert(1)">${BAR}</a>`), "algo más que trazados"],
  ["another site", svg(`<use href="https://a.example/b.svg#c"/>`), "algo más que trazados"],
  ["a style of another site", svg(`<style>@import "//a.example"</style>`), "algo más que trazados"],
  ["a colour of another site", svg(`<path fill="url( 'b.svg#c')"/>`), "algo más que trazados"],
  ["a page inside", svg("<foreignObject/>"), "algo más que trazados"],
  ["a photo inside", svg(`<image href="#a"/>`), "algo más que trazados"],
  ["a movement", svg(`<path><animateMotion/></path>`), "algo más que trazados"],
  ["an entity", `<!DOCTYPE svg [<!ENTITY a "b">]>${svg(BAR)}`, "algo más que trazados"],
  [
    "a script that seems to be a comment",
    svg(`<g><![CDATA[<!--]]></g><script>alert(1)</script><g><![CDATA[-->]]></g>${BAR}`),
    "algo más que trazados",
  ],
  [
    "a web page inside",
    svg(`${BAR}<h:iframe xmlns:h="http://www.w3.org/1999/xhtml" srcdoc="&lt;script>alert(1)"/>`),
    "algo más que trazados",
  ],
  [
    "a web page inside, whose name is hidden",
    svg(`${BAR}<h:iframe xmlns:h="http://www.w3.org/1999/xhtm&#108;" srcdoc="a"/>`),
    "algo más que trazados",
  ],
  [
    "a handler that its type gives it",
    `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]>${svg(BAR)}`,
    "algo más que trazados",
  ],
  [
    "letters that only a browser reads so",
    `<?xml version="1.0" encoding="utf-16"?>${svg(BAR)}`,
    "algo más que trazados",
  ],
  ["letters", svg(`<text>ovillo</text>`), "letras que aún son texto"],
  ["too many shapes", svg(BAR.repeat(1000)), "más de 20 kB"],
  ["nothing to see", svg('<path fill="none" d="M0 0h9v9z"/>'), "no se ve nada"],
  ["a background", svg(`<path d="M0 0h90v30H0z"/>${BAR}`), "llena todo su recuadro"],
])("one with %s is refused", async (_name, drawing, what) => {
  const [problem, ...others] = await told(drawing);
  expect(others).toEqual([]);
  expect(problem).toMatchObject({
    where: "Datos de la tienda",
    field: "Logo «fotos/logo.svg»",
    found: expect.stringContaining(what),
    file: "content/tienda.yaml",
    line: 10,
  });
  expect(problem?.warning).toBeUndefined();
});

test("one of several colours is only pointed out", async () => {
  const [problem, ...others] = await told(
    svg(`<circle cx="15" cy="15" r="12"/><circle cx="15" cy="15" r="6" fill="#fff"/>`),
  );
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ found: "un dibujo de varios colores", warning: true });
  expect(
    await told(svg(`<g fill="#804020">${BAR}<path fill="#7a3c1c" d="M0 0h9v9z"/></g>`)),
  ).toEqual([]);
});

test("it has to be there, and to be a drawing", async () => {
  const [missing, stray] = await told(svg(BAR), "fotos/otro.svg");
  expect(missing?.found).toBe("no está en content/fotos");
  expect(stray).toBeUndefined();
  const [photo, ...others] = await told(svg(BAR), "fotos/taller.jpg");
  expect(photo).toMatchObject({
    field: "Logo",
    found: "«fotos/taller.jpg»",
    advice: expect.stringContaining("tiene que ser un dibujo SVG"),
  });
  expect(others).toEqual([]);
});

test("a drawing is no photo, and one that is in no use is pointed out", () => {
  const photos = [{ file: "1.svg", alt: "Un bolso." }];
  expect(found(withBag({ photos }))[0]).toBe("Moon Bag / Foto «1.svg» / un dibujo SVG");
  const drawings = [{ file: "fotos/viejo.svg", manyColours: false }];
  expect(found(withShop({}), samplePhotos, { drawings })).toEqual([
    "aviso: Carpeta content/fotos / dibujo «viejo.svg» / un dibujo que no sale en ninguna parte de la tienda",
  ]);
});
