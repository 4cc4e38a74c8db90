/** A part of a film's file: where it starts, where what it holds begins, and where both end. */
type Part = { id: string; start: number; body: number; end: number };

/** A film as it may be published. */
type CleanFilm = {
  bytes: Buffer;
  /** A track of data or text beside picture and sound, where some cameras log their way. */
  dataTrack: boolean;
};

/**
 * A film without a camera's notes, such as the place. They are overwritten in place, because films are full of offsets;
 * the name of the program that wrote the film stays. What is neither MP4 nor WebM is not changed.
 */
export function cleanFilm(film: Buffer): CleanFilm {
  const bytes = Buffer.from(film);
  const dataTrack = isWebm(film)
    ? cleanWebm(bytes, 0, film.length)
    : cleanMp4(bytes, 0, film.length);
  return { bytes, dataTrack };
}

export type FilmFormat = "mp4" | "webm";

const isWebm = (film: Buffer): boolean => film.length > 4 && film.readUInt32BE(0) === 0x1a45dfa3;

/** By its bytes, whatever its name; undefined where it is no film, or not all of one. */
export function filmFormat(film: Buffer): FilmFormat | undefined {
  if (isWebm(film)) return "webm";
  return boxes(film, 0, film.length).some(({ id }) => id === "moov") ? "mp4" : undefined;
}

/** The boxes of an MP4 between two places; what does not parse is left out. */
function boxes(bytes: Buffer, from: number, to: number): Part[] {
  const found: Part[] = [];
  for (let start = from; start + 8 <= to; ) {
    const size = bytes.readUInt32BE(start);
    const isLong = size === 1 && start + 16 <= to;
    const length = isLong ? Number(bytes.readBigUInt64BE(start + 8)) : size || to - start;
    const [body, end] = [start + (isLong ? 16 : 8), start + length];
    const id = bytes.toString("latin1", start + 4, start + 8);
    // Zeros without a name are the end of a list, or what has been blanked.
    if (end < body || end > to || id === "\0\0\0\0") break;
    found.push({ id, start, body, end });
    start = end;
  }
  return found;
}

/** Cleans the boxes between two places; returns whether one is a track of data. */
function cleanMp4(bytes: Buffer, from: number, to: number): boolean {
  let dataTrack = false;
  for (const box of boxes(bytes, from, to)) {
    if (/^(moov|trak|mdia|moof|traf)$/.test(box.id))
      dataTrack = cleanMp4(bytes, box.body, box.end) || dataTrack;
    else if (box.id === "udta") blankNotes(bytes, box.body, box.end);
    else if (box.id === "meta") blankNotes(bytes, insideMeta(bytes, box), box.end);
    else if (box.id === "uuid") blankBox(bytes, box);
    // A track says here what it is: pictures, sound, the time, or else.
    else if (box.id === "hdlr")
      dataTrack = !/^(vide|soun|tmcd)$/.test(bytes.toString("latin1", box.body + 8, box.body + 12));
  }
  return dataTrack;
}

/** QuickTime's own `meta` has no version before its boxes. */
const insideMeta = (bytes: Buffer, { body }: Part): number =>
  bytes.toString("latin1", body + 4, body + 8) === "hdlr" ? body : body + 4;

/** Blanks what is written about a film, whatever it is called. */
function blankNotes(bytes: Buffer, from: number, to: number): void {
  const notes = boxes(bytes, from, to);
  for (const box of notes) {
    if (box.id === "meta") blankNotes(bytes, insideMeta(bytes, box), box.end);
    else if (box.id === "ilst") blankNotes(bytes, box.body, box.end);
    else if (!/^(hdlr|©too)$/.test(box.id)) blankBox(bytes, box);
  }
  bytes.fill(0, notes.at(-1)?.end ?? from, to);
}

function blankBox(bytes: Buffer, { start, body, end }: Part): void {
  bytes.write("free", start + 4, "latin1");
  bytes.fill(0, body, end);
}

/** Elements of WebM (RFC 9559) by their id. */
const WEBM = {
  segment: "18538067",
  cluster: "1f43b675",
  tracks: "1654ae6b",
  track: "ae",
  trackType: "83",
  tags: "1254c367",
  tag: "7373",
  note: "67c8",
  noteName: "45a3",
  attachment: "61a7",
  attachments: "1941a469",
};
const HOLDERS = ["segment", "cluster", "tracks", "track", "tags", "tag", "attachments"] as const;
const isHolder = new Set<string>(HOLDERS.map((name) => WEBM[name]));

/** The elements of a WebM between two places; what does not parse is left out. */
function elements(bytes: Buffer, from: number, to: number): Part[] {
  const found: Part[] = [];
  /** A number begins with as many zero bits as it has bytes beyond the first. */
  const lengthAt = (at: number) => Math.clz32((bytes[at] ?? 0) << 24) + 1;
  for (let start = from; start < to; ) {
    const sizeAt = start + lengthAt(start);
    const body = sizeAt + lengthAt(sizeAt);
    if (sizeAt - start > 4 || body - sizeAt > 8 || body > to) break;
    let size = (bytes[sizeAt] ?? 0) & (0xff >> (body - sizeAt));
    let isOpen = size === 0xff >> (body - sizeAt);
    for (const byte of bytes.subarray(sizeAt + 1, body)) {
      size = size * 256 + byte;
      isOpen &&= byte === 0xff;
    }
    const end = isOpen ? to : body + size;
    if (end > to) break;
    found.push({ id: bytes.toString("hex", start, sizeAt), start, body, end });
    start = end;
  }
  return found;
}

/** Cleans the elements between two places; returns whether one is a track of data. */
function cleanWebm(bytes: Buffer, from: number, to: number): boolean {
  let dataTrack = false;
  for (const element of elements(bytes, from, to)) {
    const { id, body, end } = element;
    if (isHolder.has(id)) dataTrack = cleanWebm(bytes, body, end) || dataTrack;
    else if (id === WEBM.trackType) dataTrack = (bytes[body] ?? 0) > 2;
    else if (id === WEBM.attachment || (id === WEBM.note && !isProgram(bytes, element)))
      blankElement(bytes, element);
  }
  return dataTrack;
}

/** What the program that wrote the film says of its own work. */
function isProgram(bytes: Buffer, { body, end }: Part): boolean {
  const name = elements(bytes, body, end).find(({ id }) => id === WEBM.noteName);
  return /^(ENCODER|DURATION)\0*$/.test(name ? bytes.toString("latin1", name.body, name.end) : "");
}

/** Puts an element that means nothing, `Void`, in the place of another, of the same length. */
function blankElement(bytes: Buffer, { start, end }: Part): void {
  const length = end - start;
  bytes.fill(0, start, end);
  bytes[start] = 0xec;
  if (length <= 128) bytes[start + 1] = 0x80 | (length - 2);
  else bytes.writeBigUInt64BE((1n << 56n) | BigInt(length - 9), start + 1);
}
