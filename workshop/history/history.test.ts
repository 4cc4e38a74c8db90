import { expect, test } from "vitest";
import { example, exampleWith, MOON } from "../../tests/support/workshop-core.ts";
import { EMPTY, isEmpty } from "../draft/draft.ts";
import { writtenText } from "../draft/edit.ts";
import { problemsOf } from "../draft/problems.ts";
import { sentencesOf } from "../draft/sentences.ts";
import { turnedBack } from "./history.ts";

test("a version of then comes back field by field, and what is noted in the files of now stays", () => {
  const now = exampleWith({ [MOON]: (text) => text.replace("price: 24", "price: 30 # oferta") });
  const draft = turnedBack(now, example);
  expect(sentencesOf(now, draft).map(({ says }) => says)).toEqual(["Moon Bag: 30 € → 24 €"]);
  expect(writtenText(now, draft, MOON)).toContain("price: 24 # oferta");
});

test("a bag that was taken out comes back with its own text and photos", () => {
  const gone = Object.fromEntries(
    Object.keys(example.oids)
      .filter((file) => file.startsWith("bolsos/moon-bag/"))
      .map((file) => [file, undefined]),
  );
  const now = exampleWith(gone);
  const draft = turnedBack(now, example);
  expect(sentencesOf(now, draft).map(({ says }) => says)).toEqual(["Otra vez: Moon Bag, 5 fotos"]);
  expect(writtenText(now, draft, MOON)).toBe(example.texts[MOON]);
  expect(draft.files["bolsos/moon-bag/1.jpg"]).toEqual({
    now: { oid: example.oids["bolsos/moon-bag/1.jpg"] },
  });
});

test("a bag that was added since goes, and a photo that was replaced is the one of then", () => {
  const now = exampleWith({
    "bolsos/sol/bolso.yaml": "name: Sol\n",
    "bolsos/moon-bag/1.jpg": "otra",
  });
  expect(sentencesOf(now, turnedBack(now, example)).map(({ says }) => says)).toEqual([
    "Fuera: Sol",
    "Moon Bag: otra foto 1",
  ]);
});

test("the version of now changes nothing", () => {
  expect(isEmpty(turnedBack(example, example))).toBe(true);
});

test("a file that cannot be read goes back as a whole", () => {
  const [brand, shop] = ["tienda.yaml", MOON].map((file) =>
    exampleWith({ [file]: (text) => `${text}  : [\n` }),
  );
  for (const [now, file, says] of [
    [brand, "tienda.yaml", "Los datos de la tienda: como antes"],
    [shop, MOON, "Otra vez: Moon Bag, 5 fotos"],
  ] as const) {
    if (!now) continue;
    expect(problemsOf(now, EMPTY).length).toBeGreaterThan(0);
    const draft = turnedBack(now, example);
    expect(writtenText(now, draft, file)).toBe(example.texts[file]);
    expect(problemsOf(now, draft)).toEqual([]);
    expect(sentencesOf(now, draft).map((sentence) => sentence.says)).toEqual([says]);
  }
});

test("a file that could not be read then stays as it is", () => {
  const then = exampleWith({ [MOON]: (text) => `${text}  : [\n` });
  expect(isEmpty(turnedBack(example, then))).toBe(true);
});
