import { describe, expect, test } from "vitest";
import { cleanFilm, filmFormat } from "./film-metadata.ts";

const PLACE = "+41.3874+002.1686/";

/** A box of an MP4. */
const box = (type: string, ...parts: (string | Buffer)[]): Buffer => {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part as string, "latin1")));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, body]);
};
const handler = (type: string) => box("hdlr", "\0\0\0\0\0\0\0\0", type, "\0".repeat(13));
const track = (type: string, ...more: Buffer[]) =>
  box("trak", box("tkhd", "\0".repeat(84)), box("mdia", handler(type)), ...more);
const mp4 = (...moov: Buffer[]) =>
  Buffer.concat([box("ftyp", "isom\0\0\0\0"), box("moov", ...moov), box("mdat", "pictures")]);

/** An element of a WebM, of known length or, as a live recording has it, without an end. */
const element = (id: string, ...parts: (string | Buffer)[]): Buffer => {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part as string, "latin1")));
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE((1n << 56n) | BigInt(body.length));
  return Buffer.concat([Buffer.from(id, "hex"), size, body]);
};
const openEnded = (id: string, ...parts: Buffer[]) =>
  Buffer.concat([Buffer.from(`${id}01ffffffffffffff`, "hex"), ...parts]);
const note = (name: string, value: string) =>
  element("67c8", element("45a3", name), element("4487", value));
const ebml = element("1a45dfa3", element("4282", "webm"));
const tags = (...notes: Buffer[]) => element("1254c367", element("7373", ...notes));
const webmTrack = (type: number) =>
  element("1654ae6b", element("ae", element("83", Buffer.from([type]))));

describe.each([
  ["as a phone writes it", mp4(track("vide"), box("udta", box("©xyz", "\0\x12\x15\xc7", PLACE)))],
  [
    "as an iPhone writes it",
    mp4(
      track("vide"),
      box(
        "meta",
        handler("mdta"),
        box("keys", "\0\0\0\0\0\0\0\x01", box("mdta", "com.apple.quicktime.location.ISO6709")),
        box("ilst", box("\0\0\0\x01", box("data", "\0\0\0\x01\0\0\0\0", PLACE))),
      ),
    ),
  ],
  [
    "in a list of notes",
    mp4(
      box("udta", box("meta", "\0\0\0\0", handler("mdir"), box("ilst", box("©xyz", PLACE)))),
      track("vide"),
    ),
  ],
  ["in a track", mp4(track("vide", box("udta", box("loci", PLACE)), box("meta", PLACE)))],
  ["in a note of the maker's own", mp4(track("vide"), box("uuid", "0123456789abcdef", PLACE))],
  ["behind what nobody understands", mp4(track("vide"), box("udta", "\0\0\xff\xff????", PLACE))],
  ["in WebM", Buffer.concat([ebml, element("18538067", tags(note("LOCATION", PLACE)))])],
  [
    "in WebM, in a long note",
    Buffer.concat([ebml, element("18538067", tags(note("X", PLACE + " ".repeat(200))))]),
  ],
  [
    "in WebM, behind pictures without an end",
    Buffer.concat([
      ebml,
      openEnded("18538067", webmTrack(1), openEnded("1f43b675", tags(note("X", PLACE)))),
    ]),
  ],
])("the place where a film was made, %s", (_how, film) => {
  test("is taken out, and nothing else moves", () => {
    expect(film.includes(PLACE)).toBe(true);
    const { bytes, dataTrack } = cleanFilm(film);
    expect(bytes.includes(PLACE)).toBe(false);
    expect(bytes).toHaveLength(film.length);
    expect(bytes.indexOf("pictures")).toBe(film.indexOf("pictures"));
    expect(dataTrack).toBe(false);
    // Clean is clean: a second look finds the same parts, and nothing to do.
    expect(cleanFilm(bytes).bytes.equals(bytes)).toBe(true);
  });
});

test.each([
  [
    "MP4",
    mp4(track("vide"), box("udta", box("meta", "\0\0\0\0", box("ilst", box("©too", "Lavf"))))),
  ],
  ["WebM", Buffer.concat([ebml, element("18538067", tags(note("ENCODER", "Lavf")))])],
  ["half of a film", mp4(track("vide")).subarray(0, 60)],
  ["no film", Buffer.from("hero-desktop")],
  ["nothing", Buffer.alloc(0)],
])("%s that tells nothing stays as it is, byte by byte", (_what, film) => {
  expect(cleanFilm(film).bytes.equals(film)).toBe(true);
});

test.each([
  ["MP4", mp4(track("vide")), "mp4"],
  ["WebM", Buffer.concat([ebml, openEnded("18538067", webmTrack(1))]), "webm"],
  ["MP4 of which the end has not come", mp4(track("vide")).subarray(0, 60), undefined],
  ["a page of the web", Buffer.from("<!doctype html><title>Descargar</title>"), undefined],
  ["nothing", Buffer.alloc(0), undefined],
])("%s is known by what stands in it", (_what, film, format) => {
  expect(filmFormat(film)).toBe(format);
});

test.each([
  ["a track of data", mp4(track("vide"), track("meta"), track("soun")), true],
  ["a track of text", mp4(track("text"), track("vide")), true],
  ["picture and sound", mp4(track("vide"), track("soun")), false],
  ["WebM with a track of text", Buffer.concat([ebml, openEnded("18538067", webmTrack(17))]), true],
  ["WebM with sound", Buffer.concat([ebml, openEnded("18538067", webmTrack(2))]), false],
])("a film with %s is told apart", (_what, film, dataTrack) => {
  expect(cleanFilm(film).dataTrack).toBe(dataTrack);
});
