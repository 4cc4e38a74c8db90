import { expect, test } from "vitest";
import { drawingFault } from "../../model/drawing.ts";
import { filmFaultOf, iconFault, photoFault, shareFault } from "./check-files.ts";

const messages = (said: readonly { message: string; warning?: true | undefined }[]) =>
  said.map(({ message, warning }) => `${warning ? "aviso: " : ""}${message}`);

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';

test.each([
  ["a photo that is fine", photoFault({ width: 960, height: 1200 }), []],
  ["a HEIC", photoFault({ fault: "heic" }), [/HEIC.*El más compatible/]],
  ["half a photo", photoFault({ fault: "unreadable" }), [/dañado o no es una foto/]],
  ["a drawing for a photo", photoFault(undefined), [/guárdala como JPEG o PNG/]],
  ["a square icon", iconFault({ width: 512, height: 512 }), []],
  ["an icon that is no square", iconFault({ width: 900, height: 512 }), [/^aviso: .*cuadrada/]],
  ["a picture for chats", shareFault({ width: 1200, height: 630 }), []],
  [
    "an upright picture for chats",
    shareFault({ width: 630, height: 1200 }),
    [/^aviso: .*a lo anc/],
  ],
  ["half a picture for chats", shareFault({ fault: "unreadable" }), [/dañado/]],
])("%s", (_what, said, expected) => {
  expect(messages(said)).toEqual(expected.map((message) => expect.stringMatching(message)));
});

const mp4 = (inside = "", bytes = 100) =>
  Buffer.concat([Buffer.from(`\0\0\0\x18ftypisom moov ${inside}`, "latin1"), Buffer.alloc(bytes)]);

test.each([
  ["a film that is fine", mp4(), "mp4", []],
  ["a WebM", Buffer.from("\x1aE\xdf\xa3 film", "latin1"), "webm", []],
  ["an MP4 as WebM", mp4(), "webm", [/No es una película «.webm»/]],
  ["half an MP4", Buffer.from("\0\0\0\x18ftypisom"), "mp4", [/le falta una parte/]],
  ["a film with its place", mp4("©xyz+41.38+002.17/"), "mp4", [/el lugar en que se grabó/]],
  ["a film with its way", mp4("gpmd"), "mp4", [/el lugar en que se grabó/]],
  ["a heavy film", mp4("", 6_200_000), "mp4", [/^aviso: La película pesa 6,3 MB.*1 o 2 MB/]],
  ["a film that no host takes", mp4("", 25_000_000), "mp4", [/^La película pesa 25,1 MB.*25 MB/]],
] as const)("%s", (_what, bytes, wanted, expected) => {
  expect(messages(filmFaultOf(bytes, `peliculas/a.${wanted}`, wanted))).toEqual(
    expected.map((message) => expect.stringMatching(message)),
  );
});

test("a film under another kind's name is refused", () => {
  expect(messages(filmFaultOf(mp4(), "peliculas/a.mov", "mp4"))).toHaveLength(1);
});

test.each([
  ["a drawing that is fine", SVG, undefined],
  ["a photo by another name", "\xff\xd8\xff", /No es un dibujo SVG/],
  ["no viewBox", SVG.replace(/ viewBox="[^"]*"/, ""), /«viewBox»/],
  ["a script", SVG.replace("<path", "<script>1</script><path"), /un SVG simple, solo con trazados/],
  ["a handler", SVG.replace("<path", '<path onload="1"'), /un SVG simple/],
  ["a foreign picture", SVG.replace("<path", '<use href="https://a.es/b"/><path'), /un SVG simple/],
  ["a foreign style", SVG.replace("<path", "<style>@import 'a'</style><path"), /un SVG simple/],
])("a logo: %s", (_what, svg, message) => {
  if (message) expect(drawingFault(svg)).toMatch(message);
  else expect(drawingFault(svg)).toBeUndefined();
});
