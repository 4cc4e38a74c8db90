import { fieldAt, fieldTitle } from "../../model/form-fields.ts";
import { isNothing } from "../../model/values.ts";
import { formatPrice } from "../../src/lib/price.ts";
import type { Draft, Edit, Path, Snapshot } from "./draft.ts";
import { bagsNow, dataNow, pathOf, plain, withEdit, withFile } from "./edit.ts";
import {
  ABOUT,
  bagFile,
  choiceOf,
  folderOf,
  HOME,
  mediaIn,
  SHARE,
  SHOP,
  SINGLE,
  schemaOf,
} from "./files.ts";
import { dataOf, same } from "./yaml.ts";

/** One of her changes as she reads it, and what it takes to take it back. */
export type Sentence = {
  says: string;
  file: string;
  /** The edits of the file that it tells of. */
  places: readonly string[];
  /** The whole files. */
  files: readonly string[];
};

/** The draft without what a sentence tells of. */
export const takenBack = (draft: Draft, { file, places, files }: Sentence): Draft =>
  files.reduce(
    (next, own) => withFile(next, own, undefined),
    places.reduce((next, place) => withEdit(next, file, place, undefined), draft),
  );

/** A value of the content as she reads it in a list of changes. */
function inWords(value: unknown): string {
  if (value == null) return "nada";
  if (Array.isArray(value)) return "una lista";
  if (typeof value === "object") return "otros campos";
  return typeof value === "string" ? `«${value}»` : String(value);
}

const euros = (value: unknown): string =>
  typeof value === "number" ? formatPrice(value).replace(",00", "") : inWords(value);

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const MOST = 40;
/** No sign that takes two places in a text is cut in two. */
const short = (text: string): string => {
  const letters = [...text];
  return letters.length > MOST
    ? `${letters
        .slice(0, MOST - 1)
        .join("")
        .trimEnd()}…`
    : text;
};

/** A value of a field as a sentence has it. */
export function shownValue(path: Path, value: unknown): string {
  const key = String(path.at(-1));
  if (/^(price|previousPrice|shipping)$/.test(key)) return euros(value);
  if (/^(width|height|depth)$/.test(key) && typeof value === "number")
    return `${String(value).replace(".", ",")} cm`;
  if (typeof value === "boolean") return value ? "sí" : "no";
  if (Array.isArray(value)) return value.length === 1 ? "uno" : String(value.length);
  if (typeof value === "string" && /^(#|https:|\+)/.test(value)) return short(value);
  return inWords(typeof value === "string" ? short(value) : value);
}

const count = (n: number, one: string, many: string): string =>
  n === 1 ? `un${one}` : `${n} ${many}`;
const photos = (n: number, more = ""): string => `${count(n, "a foto", "fotos")}${more}`;

type Photo = { file?: string; alt?: string; keep?: string };
const listed = (value: unknown): readonly Photo[] => (Array.isArray(value) ? value : []);

/** What has become of a bag's photographs, in a few words. */
function photoWords(was: unknown, now: unknown): string {
  const [before, after] = [listed(was), listed(now)];
  const names = (list: readonly Photo[]) => list.map(({ file }) => file);
  const added = after.filter(({ file }) => !names(before).includes(file)).length;
  const gone = before.filter(({ file }) => !names(after).includes(file)).length;
  const stayed = (list: readonly Photo[], other: readonly Photo[]) =>
    names(list).filter((file) => names(other).includes(file));
  const pairs = after.flatMap((photo) => {
    const old = before.find(({ file }) => file === photo.file);
    return old ? [[old, photo] as const] : [];
  });
  const described = pairs.some(([old, photo]) => old.alt !== photo.alt);
  const cropped = pairs.some(([old, photo]) => old.keep !== photo.keep);
  return [
    added > 0 && photos(added, " más"),
    gone > 0 && photos(gone, " menos"),
    !same(stayed(before, after), stayed(after, before)) && "las fotos en otro orden",
    described && "otra descripción de las fotos",
    cropped && "otro recorte de las fotos",
  ]
    .filter(Boolean)
    .join(", ");
}

/** What is said of a bag's fields otherwise than «label: before → after». */
const BAG: Readonly<Record<string, (was: unknown, now: unknown) => string>> = {
  price: (was, now) => `${euros(was)} → ${euros(now)}`,
  previousPrice: (_was, now) =>
    now === undefined ? "ya no está rebajado" : `rebajado, antes ${euros(now)}`,
  category: (_was, now) => `pasa a ${choiceOf(bagFile(""), ["category"], now) ?? inWords(now)}`,
  featured: (_was, now) => (now ? "sale en la portada" : "ya no sale en la portada"),
  soldOut: (_was, now) => (now ? "agotado" : "vuelve a estar a la venta"),
  hidden: (_was, now) => (now ? "oculto" : "vuelve a la tienda"),
  order: () => "cambia de lugar",
  photos: photoWords,
};

/** What she calls a field, in the middle of a sentence: «NIF» and «WhatsApp» keep their capitals. */
const nameOf = (file: string, path: Path): string =>
  fieldTitle(schemaOf(file), path).replace(/^\p{Lu}(?=\p{Ll}*( |$))/u, (letter) =>
    /^(Instagram|Amazon)/.test(fieldTitle(schemaOf(file), path)) ? letter : letter.toLowerCase(),
  );

/** What a field belongs to, where its own name does not say it: «Aviso, hasta». */
function ownerOf(file: string, path: Path): string {
  if (file === ABOUT) return "Sobre Nosotros, ";
  const isTold = path.length < 2 || (path[0] === "hero" && path.length > 2);
  return isTold ? "" : `${nameOf(file, path.slice(0, 1))}, `;
}

function fieldWords(file: string, path: Path, was: unknown, now: unknown): string {
  const owner = folderOf(file) === undefined ? ownerOf(file, path) : "";
  const label = owner + nameOf(file, path);
  if (typeof now === "string" && mediaIn(file, now).length > 0)
    return `${label}: ${was === undefined ? "se añade" : "cambia"}`;
  const { otherwise } = fieldAt(schemaOf(file), path) ?? {};
  const [before, after] = [was ?? otherwise, now ?? otherwise];
  if (isNothing(before)) return `${label}: ${shownValue(path, after)}`;
  if (isNothing(after)) return `${label}: se quita`;
  if (Array.isArray(was) && Array.isArray(now) && was.length === now.length)
    return `${label}: otros textos`;
  return `${label}: ${shownValue(path, before)} → ${shownValue(path, after)}`;
}

/** What she takes for one thing, though its file has several fields for it. */
const WHOLES: readonly [path: RegExp, came: string, went: string, other?: string][] = [
  [
    /^\["hero","\w+","(mp4|webm)"\]$/,
    "película nueva en la portada",
    "se quita la película de la portada",
    "otra película en la portada",
  ],
  [/^\["colours",/, "colores propios", "vuelven los colores de siempre", "otros colores"],
  [/^\["legal",/, "datos del aviso legal", "se quitan los datos del aviso legal"],
];

/** Edits that are told in one sentence: all of them put something there, or all of them take it away. */
function wholeOf(edits: Readonly<Record<string, Edit>>): Map<string, string[]> {
  const whole = new Map<string, string[]>();
  for (const [path, came, went, other] of WHOLES) {
    const own = Object.entries(edits).filter(([place]) => path.test(place));
    const words = own.every(([, { was }]) => was === undefined)
      ? came
      : own.every(([, { now }]) => now === undefined)
        ? went
        : other;
    if (own.length > 1 && words)
      whole.set(
        words,
        own.map(([place]) => place),
      );
  }
  return whole;
}

const WHOLE_FILES: Readonly<Record<string, string>> = {
  [SHOP]: "Los datos de la tienda",
  [HOME]: "La portada",
  [ABOUT]: "Sobre Nosotros",
};

/** Her changes as sentences: the shop's first, then each bag's in the order of the shop. */
export function sentencesOf(snapshot: Snapshot, draft: Draft): Sentence[] {
  const sentences: Sentence[] = [];
  const say = (
    says: string,
    file: string,
    places: readonly string[],
    files: readonly string[] = [],
  ) => sentences.push({ says, file, places, files });
  const bags = bagsNow(snapshot, draft);
  const told = new Set<string>();

  const tellFields = (file: string, where: string) => {
    const whole = wholeOf(draft.fields[file] ?? {});
    for (const [words, places] of whole)
      say(
        upper(where + words),
        file,
        places,
        newMediaOf(
          file,
          undefined,
          places.map((place) => draft.fields[file]?.[place]?.now),
        ),
      );
    const isTold = new Set([...whole.values()].flat());
    for (const [place, edit] of Object.entries(draft.fields[file] ?? {})) {
      if (isTold.has(place)) continue;
      const path = pathOf(place);
      const { was } = edit;
      const now = plain(edit.now, path);
      if (same(was, now)) continue;
      const own = folderOf(file) && BAG[String(path[0])];
      const words = own ? own(was, now) : fieldWords(file, path, was, now);
      say(
        folderOf(file) ? where + words : upper(where + words),
        file,
        [place],
        newMediaOf(file, was, now),
      );
    }
  };
  /** The new photographs that a field names and did not name before. */
  const newMediaOf = (file: string, was: unknown, now: unknown): string[] => {
    const before = new Set(mediaIn(file, was).map((named) => named.file));
    const isNew = (named: string) => !before.has(named) || !draft.files[named]?.was;
    const own = mediaIn(file, now)
      .map((named) => named.file)
      .filter((named) => named in draft.files && isNew(named));
    for (const named of own) told.add(named);
    return own;
  };

  for (const file of Object.keys(SINGLE)) tellFields(file, "");
  for (const { folder, file, data } of bags) {
    const name = String(plain(data.name) ?? folder);
    if (typeof draft.files[file]?.now !== "string") {
      tellFields(file, `${name}: `);
      continue;
    }
    const own = Object.keys(draft.files).filter((other) => other.startsWith(`bolsos/${folder}/`));
    for (const other of own) told.add(other);
    const number = listed(data.photos).length;
    const verb = draft.files[file]?.back ? "Otra vez" : "Nuevo";
    say(
      `${verb}: ${name}, ${number === 0 ? "sin fotos" : photos(number)}`,
      file,
      Object.keys(draft.fields[file] ?? {}),
      own,
    );
  }
  for (const [file, change] of Object.entries(draft.files)) {
    if (told.has(file)) continue;
    const whole = WHOLE_FILES[file];
    if (whole) say(`${whole}: como antes`, file, Object.keys(draft.fields[file] ?? {}), [file]);
    const folder = folderOf(file);
    if (folder !== undefined && change.now === undefined) {
      const { name = folder } = Object(dataOf(snapshot.texts[file] ?? ""));
      say(`Fuera: ${name}`, file, [], [file]);
    } else if (typeof change.now === "object") {
      const words = mediaWords(snapshot, draft, file);
      if (words) say(words, file, [], [file]);
    }
  }
  return sentences;
}

/** A photograph that takes the place of another under its name. */
function mediaWords(snapshot: Snapshot, draft: Draft, media: string): string | undefined {
  if (media === SHARE) return "La foto de los chats: otra";
  if (/^icono\./.test(media)) return "El icono: otro";
  for (const file of Object.keys(SINGLE)) {
    const named = mediaIn(file, dataNow(snapshot, draft, file)).find((one) => one.file === media);
    if (named) return upper(`${ownerOf(file, named.path)}${nameOf(file, named.path)}: cambia`);
  }
  for (const { file, data } of bagsNow(snapshot, draft)) {
    const named = mediaIn(file, data).find((one) => one.file === media);
    if (named) return `${data.name}: otra foto ${Number(named.path[1]) + 1}`;
  }
  return undefined;
}
