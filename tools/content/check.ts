import { photoOrder } from "../../src/content/photo-order.ts";
import type { About, Legal, Photo, Pictures, Product, Shop } from "../../src/content/types.ts";
import { slug } from "../../src/lib/slug.ts";

/** What the owner writes in `content/*.ts`. The types are a promise that nothing has kept yet. */
export type Content = {
  shop: Shop;
  url: string;
  legal: Legal;
  about: About;
  pictures: Pictures;
  catalogue: readonly Product[];
};

/** A file below `content/photos`, upright and cropped to its frame, or why it is of no use. */
export type PhotoFile =
  | { file: string; width: number; height: number }
  | { file: string; fault: "unreadable" | "heic" };

/** One thing to mend, in words for the owner. A warning does not keep the shop from being published. */
export type Problem = {
  /** The bag, or the part of the shop. */
  where: string;
  field: string;
  found: string;
  mend: string;
  warning?: true;
};

/** Home shows its bags three in a row; a third row would push About and the form out of reach. */
const MOST_FEATURED = 6;
const PHOTOS = "content/photos";
/** Pixels across that a photo needs to be sharp where the layout shows it, on a fine screen. */
const SHARP = { bag: 960, wide: 1600, middling: 960, small: 720 } as const;

const photoMend = {
  heic: "Es una foto HEIC, el formato propio del iPhone, que los navegadores no muestran. En el iPhone: Ajustes → Cámara → Formatos → «El más compatible»; o ábrela en el ordenador y guárdala como JPEG.",
  unreadable:
    "El archivo está dañado o no es una foto. Vuelve a copiarlo desde el móvil, o guárdala de nuevo como JPEG.",
};

const ALT_MEND = "Describe en una frase lo que se ve, para quien no puede ver la foto.";
const altMend = (file: string): string =>
  `Añade en «photos» una línea que diga qué se ve, para quien no puede verla: "${file}": "Bolso redondo amarillo, visto de frente.",`;

const text = (value: unknown): string => (typeof value === "string" ? value.trim() : "");
const shown = (value: unknown): string =>
  value === undefined ? "nada" : text(value) || typeof value !== "string" ? show(value) : "vacío";
const show = (value: unknown): string => (typeof value === "string" ? `«${value}»` : String(value));

const isHttps = (value: unknown): boolean =>
  text(value) === value && URL.canParse(text(value)) && new URL(text(value)).protocol === "https:";

const isEmail = (value: unknown): boolean =>
  /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@.<>"]+$/.test(text(value));

/** With its country code, and nothing but digits and what people put between them. */
const isPhone = (value: unknown): boolean =>
  /^\+[\d\s().-]+$/.test(text(value)) && /^\d{8,15}$/.test(text(value).replace(/\D/g, ""));

/** A DNI or NIE with its right letter, or a company's number. */
export function isNif(value: unknown): boolean {
  const nif = text(value)
    .toUpperCase()
    .replace(/[\s.-]/g, "");
  if (/^[A-HJNP-SUVW]\d{7}[\dA-J]$/.test(nif)) return true;
  const [, first = "", digits = "", letter] = /^([XYZ]?)(\d{7,8})([A-Z])$/.exec(nif) ?? [];
  if (first.length + digits.length !== 8) return false;
  const number = Number(`${first && "XYZ".indexOf(first)}${digits}`);
  return "TRWAGMYFPDXBNJZSQVHLCKE"[number % 23] === letter;
}

/** Texts by file name. */
const isTexts = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** True where the price is a number of euros that can be written with two decimals. */
const isPrice = (value: unknown): value is number =>
  typeof value === "number" && value > 0 && Number(value.toFixed(2)) === value;

function priceMend(value: unknown): string {
  if (value === undefined) return "Escribe el precio en euros, por ejemplo «price: 24,».";
  if (typeof value === "string")
    return "Escribe el precio como número: sin comillas ni €, con punto para los decimales, por ejemplo «price: 24.5,».";
  if (typeof value === "number" && value > 0 && Number.isFinite(value))
    return `Un precio lleva como mucho dos decimales, por ejemplo «price: ${value.toFixed(2)},».`;
  return "El precio tiene que ser mayor que cero, por ejemplo «price: 24,».";
}

/**
 * Everything that is wrong with the shop's content, all at once.
 *
 * @param content what `content/*.ts` exports, not trusted
 * @param photos every file below `content/photos`, named as the catalogue names it
 * @param films every file name in `content/films`
 * @returns the problems in the order of the content; empty means: publish
 */
export function contentProblems(
  content: Content,
  photos: readonly PhotoFile[],
  films: readonly string[],
): Problem[] {
  const problems: Problem[] = [];
  const files = new Map(photos.map((photo) => [photo.file, photo]));

  const required = (where: string, field: string, value: unknown, mend: string) => {
    if (text(value) === "") problems.push({ where, field, found: shown(value), mend });
  };

  /** A photo that cannot be shown, or not sharply. */
  const checkFile = (where: string, field: string, photo: PhotoFile, sharp: number) => {
    if ("fault" in photo)
      problems.push({
        where,
        field,
        found: photo.fault === "heic" ? "una foto HEIC" : "un archivo que no se puede leer",
        mend: photoMend[photo.fault],
      });
    else if (photo.width < sharp)
      problems.push({
        where,
        field,
        found: `una foto pequeña: ${photo.width} × ${photo.height} píxeles, ya recortada`,
        mend: `Se verá borrosa en algunas pantallas. Usa una de al menos ${sharp} píxeles de ancho: la original del móvil, no la que llega por WhatsApp.`,
        warning: true,
      });
  };

  const missingFile = (where: string, field: string, folder: string, name: string, near = "") =>
    problems.push({
      where,
      field,
      found: `no está en ${folder}`,
      mend: near
        ? `El archivo se llama «${near}»: escríbelo igual, con las mismas mayúsculas.`
        : `Copia la foto en la carpeta, o corrige el nombre «${name}».`,
    });

  const checkPhoto = (where: string, field: string, photo: Photo, sharp: number) => {
    const { file: name, alt } = photo ?? {};
    if (!text(name)) {
      problems.push({
        where,
        field,
        found: `${shown(name)} como nombre de archivo`,
        mend: "Escribe el nombre de la foto.",
      });
      return;
    }
    const field_ = `${field} «${name}»`;
    const file = files.get(name.normalize());
    if (file) checkFile(where, field_, file, sharp);
    else missingFile(where, field_, PHOTOS, name, nameLike(name, [...files.keys()]));
    required(where, `texto alternativo (alt) de la ${field_}`, alt, ALT_MEND);
  };

  /** A bag's folder, each of whose photos says what it shows. */
  const checkPhotos = (where: string, { name, photos: written, order }: Product) => {
    const folder = `${slug(text(name))}/`;
    const place = `${PHOTOS}/products/${folder}`.slice(0, -1);
    const texts = Object.fromEntries(
      Object.entries(isTexts(written) ? written : {}).map(([file, alt]) => [file.normalize(), alt]),
    );
    const inFolder = photos
      .filter(({ file }) => file.startsWith(folder))
      .map((photo) => ({ photo, name: photo.file.slice(folder.length) }));
    const names = photoOrder(inFolder.map(({ name }) => name));

    if (!isTexts(written))
      problems.push({
        where,
        field: "fotos (photos)",
        found: shown(written),
        mend: `Escribe qué se ve en cada foto, así: photos: { "${names[0] ?? "1.jpg"}": "Bolso redondo amarillo, visto de frente." },`,
      });
    if (inFolder.length === 0) {
      problems.push({
        where,
        field: "fotos",
        found: `ninguna en ${place}`,
        mend: "Copia sus fotos en esa carpeta, que se llama como el bolso: si le has cambiado el nombre, cámbialo también a la carpeta.",
      });
      return;
    }
    for (const { photo, name } of inFolder) {
      checkFile(where, `foto «${name}»`, photo, SHARP.bag);
      // What is no photo has to go first, and a name with other capitals is told of below.
      const isTold = "fault" in photo || nameLike(name, Object.keys(texts));
      if (isTexts(written) && !(texts[name] === undefined && isTold))
        required(where, `texto de la foto «${name}»`, texts[name], altMend(name));
    }
    for (const name of Object.keys(texts))
      if (!names.includes(name))
        missingFile(where, `foto «${name}»`, place, name, nameLike(name, names));

    if (order === undefined) return;
    const wanted = Array.isArray(order) ? order.map(text) : [];
    if (!Array.isArray(order))
      problems.push({
        where,
        field: "orden de las fotos (order)",
        found: shown(order),
        mend: `Escribe entre corchetes las que van primero, por ejemplo «order: ["${names.at(-1)}"],», o quita la línea.`,
      });
    for (const name of new Set(wanted))
      if (!names.includes(name.normalize()))
        missingFile(
          where,
          `orden de las fotos (order): «${name}»`,
          place,
          name,
          nameLike(name, names),
        );
  };

  const checkLink = (where: string, field: string, value: unknown) => {
    if (!isHttps(value))
      problems.push({
        where,
        field,
        found: shown(value),
        mend: "Copia el enlace entero desde el navegador: empieza por «https://».",
      });
  };

  const { shop, url, legal, about, pictures, catalogue } = content;

  const SHOP = "Datos de la tienda (content/shop.ts)";
  for (const [field, key] of [
    ["marca", "brand"],
    ["lema", "tagline"],
    ["descripción", "description"],
    ["lugar", "location"],
  ] as const)
    required(SHOP, `${field} (${key})`, shop[key], "Escribe este texto: se ve en la tienda.");
  if (!isEmail(shop.email))
    problems.push({
      where: SHOP,
      field: "correo (email)",
      found: shown(shop.email),
      mend: "Escribe una dirección de correo completa, por ejemplo «hola@mitienda.es».",
    });
  for (const [field, key] of [
    ["teléfono", "phone"],
    ["WhatsApp", "whatsapp"],
  ] as const)
    if (!isPhone(shop[key]))
      problems.push({
        where: SHOP,
        field: `${field} (${key})`,
        found: shown(shop[key]),
        mend: "Escribe el número con su prefijo y solo cifras, por ejemplo «+34 600 123 456».",
      });
  checkLink(SHOP, "Instagram (instagram)", shop.instagram);
  checkLink(SHOP, "TikTok (tiktok)", shop.tiktok);
  if (url !== "" && !(isHttps(url) && !/[?#]/.test(url)))
    problems.push({
      where: SHOP,
      field: "dirección pública (url)",
      found: shown(url),
      mend: "Escribe la dirección de la tienda en internet, por ejemplo «https://www.mitienda.es», o déjala vacía si aún no la tienes.",
    });

  const LEGAL = "Aviso legal (content/shop.ts)";
  if (Object.values(legal).some(text)) {
    const mend = "Rellena los tres datos del aviso legal, o déjalos vacíos los tres.";
    required(LEGAL, "nombre (name)", legal.name, mend);
    required(LEGAL, "domicilio (address)", legal.address, mend);
    if (!text(legal.nif)) required(LEGAL, "NIF (nif)", legal.nif, mend);
    else if (!isNif(legal.nif))
      problems.push({
        where: LEGAL,
        field: "NIF (nif)",
        found: shown(legal.nif),
        mend: "La letra no corresponde al número, o falta alguna cifra: cópialo de tu DNI o NIE.",
      });
  }

  const ABOUT = "Sobre Nosotros (content/about.ts)";
  about.paragraphs.forEach((paragraph, i) => {
    required(ABOUT, `párrafo ${i + 1}`, paragraph, "Escribe el párrafo.");
  });
  checkPhoto(ABOUT, "fotografía", about.photo, SHARP.middling);

  const PICTURES = "Portada y Novedades (content/pictures.ts)";
  const { hero, novedades } = pictures;
  const picture = (field: string, file: string, alt: string, sharp: number) =>
    checkPhoto(PICTURES, field, { file, alt }, sharp);
  picture("imagen fija del escritorio", hero.desktop.still, hero.alt, SHARP.wide);
  picture("imagen fija del móvil", hero.mobile.still, hero.alt, SHARP.small);
  picture("foto ancha de Novedades", novedades.wide, novedades.alt, SHARP.wide);
  picture("foto de Novedades en el móvil", novedades.mobile, novedades.alt, SHARP.middling);
  checkPhoto(PICTURES, "foto estrecha de Novedades", novedades.narrow, SHARP.small);
  for (const film of [hero.desktop, hero.mobile].flatMap(({ mp4, webm }) => [mp4, webm]))
    if (!films.includes(film))
      problems.push({
        where: PICTURES,
        field: "película",
        found: `${shown(film)} no está en content/films`,
        mend: "Copia la película en la carpeta, o corrige el nombre del archivo.",
      });

  const CATALOGUE = "Catálogo (content/catalogue.ts)";
  const named = new Map<string, string>();
  catalogue.forEach((bag, i) => {
    const where = text(bag.name) || text(bag.id) || `Bolso número ${i + 1} del catálogo`;

    for (const [field, key] of [
      ["identificador", "id"],
      ["nombre", "name"],
    ] as const) {
      required(where, `${field} (${key})`, bag[key], "Cada bolso necesita el suyo, distinto.");
      // Google takes no longer ones (tools/site/feeds.ts).
      const most = key === "id" ? 50 : 150;
      if (text(bag[key]).length > most)
        problems.push({
          where,
          field: `${field} (${key})`,
          found: `${text(bag[key]).length} letras`,
          mend: `Acórtalo: como mucho, ${most} letras.`,
        });
      const sameAs = `${key} ${slug(text(bag[key]))}`;
      const other = named.get(sameAs);
      if (text(bag[key]) && other !== undefined)
        problems.push({
          where,
          field: `${field} (${key})`,
          found: `${shown(bag[key])}, que ya lleva el ${other}`,
          mend: `Cambia uno de los dos: no puede haber dos bolsos con el mismo ${field}.`,
        });
      else named.set(sameAs, `bolso número ${i + 1} del catálogo`);
      if (text(bag[key]) && !slug(text(bag[key])))
        problems.push({
          where,
          field: `${field} (${key})`,
          found: shown(bag[key]),
          mend: "Usa al menos una letra o una cifra.",
        });
    }

    if (!isPrice(bag.price))
      problems.push({
        where,
        field: "precio (price)",
        found: `${shown(bag.price)}${typeof bag.price === "string" ? ", un texto" : ""}`,
        mend: priceMend(bag.price),
      });
    if (bag.category !== "new" && bag.category !== "basic")
      problems.push({
        where,
        field: "categoría (category)",
        found: shown(bag.category),
        mend: "Escribe «new» para que salga en Novedades, o «basic» para Essentials.",
      });
    if (typeof bag.featured !== "boolean")
      problems.push({
        where,
        field: "destacado (featured)",
        found: shown(bag.featured),
        mend: "Escribe «true» si sale en la portada, o «false» si no; sin comillas.",
      });
    if (typeof bag.description !== "string")
      problems.push({
        where,
        field: "descripción (description)",
        found: shown(bag.description),
        mend: "Escribe un texto entre comillas, o deja las comillas vacías.",
      });
    if (bag.amazonUrl !== undefined)
      checkLink(where, "enlace de Amazon (amazonUrl)", bag.amazonUrl);

    if (slug(text(bag.name))) checkPhotos(where, bag);
  });

  // A folder of no bag is, as a rule, that of one that was retired.
  const known = new Set(["", ...catalogue.map(({ name }) => slug(text(name)))]);
  const folders = photos.map(({ file }) => (file.includes("/") ? (file.split("/")[0] ?? "") : ""));
  for (const folder of new Set(folders.filter((name) => !known.has(name))))
    problems.push({
      where: CATALOGUE,
      field: `carpeta «${folder}»`,
      found: `fotos (${folders.filter((name) => name === folder).length}) que no son de ningún bolso`,
      mend: "La carpeta de un bolso se llama como él. Si lo has retirado, borra también su carpeta.",
      warning: true,
    });

  const featured = catalogue.filter((bag) => bag.featured === true).length;
  if (featured === 0)
    problems.push({
      where: CATALOGUE,
      field: "destacados (featured)",
      found: "ningún bolso",
      mend: "Pon «featured: true» al menos en un bolso (lo ideal, tres): son los de la portada.",
    });
  if (featured > MOST_FEATURED)
    problems.push({
      where: CATALOGUE,
      field: "destacados (featured)",
      found: `${featured} bolsos`,
      mend: `En la portada caben como mucho ${MOST_FEATURED} (lo ideal, tres): pon «featured: false» en los demás.`,
    });
  return problems;
}

/** The name in which only capitals differ, if there is one. */
const nameLike = (name: string, names: readonly string[]): string | undefined =>
  names.find((other) => other.toLowerCase() === name.normalize().toLowerCase());

/** Problems as the owner reads them, or nothing where there are none. */
export function problemReport(problems: readonly Problem[]): string {
  const lines = (title: string, some: readonly Problem[]) =>
    some.length === 0
      ? []
      : [
          title,
          ...some.flatMap(({ where, field, found, mend }, i) => [
            "",
            `  ${i + 1}. ${where}: ${field}`,
            `     Hay: ${found}.`,
            `     Qué hacer: ${mend}`,
          ]),
          "",
        ];
  const wrong = problems.filter(({ warning }) => !warning);
  const warned = problems.filter(({ warning }) => warning);
  return [
    ...lines(
      wrong.length === 1
        ? "La tienda no se publica: hay un problema en su contenido."
        : `La tienda no se publica: hay ${wrong.length} problemas en su contenido.`,
      wrong,
    ),
    ...lines(
      warned.length === 1
        ? "Aviso, que no impide publicar:"
        : `Avisos (${warned.length}), que no impiden publicar:`,
      warned,
    ),
  ].join("\n");
}
