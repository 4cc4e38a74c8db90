import { expect, openPage, test } from "../../support/shop-test.ts";

const LETTERS = "ÀÂÇÈÉÊËÌÍÎÏÑÒÓÔÙÚÛÜŒàâçèéêëìíîïñòóôùúûüÿœ¡¿ªº°«»‹›“”‘’–—…·®©™€×";

test("letters of four languages and a shop's symbols have the shop's fonts", async ({ page }) => {
  await openPage(page);
  const missing = await page.evaluate(async (letters) => {
    const canvas = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
    const measure = (font: string, letter: string) => {
      canvas.font = `100px ${font}`;
      return canvas.measureText(letter).width;
    };
    const isMissing = (font: string, letter: string) =>
      measure(`"${font}", monospace`, letter) === measure("monospace", letter);
    return ["Instrument Serif", "Instrument Sans"].flatMap((font) =>
      [...letters]
        .filter((letter) => isMissing(font, letter))
        .map((letter) => `${font}: ${letter}`),
    );
  }, LETTERS);
  expect(missing).toEqual([]);
});
