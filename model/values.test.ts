import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dropEmptyValues, isEmptyValue } from "./empty-values.ts";
import {
  parseEmail,
  parseLink,
  parseNumber,
  parsePhone,
  parseProfile,
  parseShopUrl,
} from "./parsers.ts";
import { hasText, normalizeText, slug } from "./text.ts";
import {
  isEmail,
  isHttpsUrl,
  isNif,
  isPhone,
  isPrice,
  isShopUrl,
  isVideo,
  mayBePhoto,
} from "./validators.ts";

test("normalizeText replaces other line ends and control characters inside a text", () => {
  expect(normalizeText("a\r\nb\rc\0d\u0085e\tf")).toBe("a\nb\nc d e\tf");
  expect(["a", " ", "\u200b", "\u3164\u2800"].map(hasText)).toEqual([true, false, false, false]);
  expect(normalizeText("a\u00a0b\u00a0\u2003\nc\u3000")).toBe("a\u00a0b\nc");
});

test("normalizeText takes linear time for no-break spaces", { timeout: 8_000 }, () => {
  const text = `a${"\u00a0".repeat(300_000)}b`;
  expect(normalizeText(text)).toBe(text);
});

test.each([
  ["Moon Bag", "moon-bag"],
  ["Ñandú & Co. (2.ª serie)", "nandu-co-2-serie"],
  ["  Café  con leche ", "cafe-con-leche"],
  ["moon-bag/1", "moon-bag-1"],
  ["¡!", ""],
])("slug(«%s») returns «%s»", (name, expected) => {
  expect(slug(name)).toBe(expected);
});

describe.each<[string, (value: unknown) => boolean, unknown[], unknown[]]>([
  [
    "isHttpsUrl",
    isHttpsUrl,
    ["https://mitienda.es", "https://www.ñandú.com:8080/a?b=1#c", "https://mitienda.es?a"],
    "https://mitienda|http://mitienda.es|ver https://mitienda.es|https://mi tienda.es|https://mitienda.es/a b|https://mitienda.es:a|https://mitienda.es:99999|https://mitienda.e".split(
      "|",
    ),
  ],
  [
    "isShopUrl",
    isShopUrl,
    ["https://mitienda.es/", "https://ana.github.io/tienda/"],
    "https://mitienda.es/?a https://mitienda.es/#a mitienda.es https://mitienda.es//evil.example/x".split(
      " ",
    ),
  ],
  [
    "isEmail",
    isEmail,
    ["ana@mitienda.es", " a.b+c@d.co.uk "],
    "ana|ana@mitienda|ana@mitienda.|ana@mitienda.es.|a ana@mitienda.es|ana@mitienda.es a|<ana@mitienda.es>".split(
      "|",
    ),
  ],
  [
    "isPhone",
    isPhone,
    // Texts copied from a chat may contain invisible characters.
    [
      "\u202a+34 600\u00a0123 456\u202c",
      "+34 (93) 123-45.67",
      "+1 202 555 0123",
      "+39 06 1234 5678",
      "+225 07 08 09 10 11",
      "+229 01 96 12 34 56",
    ],
    "600 123 456|+34 500 123 456|+34 600 123 45|+34 600 123 4567|+34 600 123 456 Ana|Ana +34 600 123 456|+1|+49 0171 1234567|+353 087 123 4567|+0049 171 1234567|+49 171 1234567 89012|+44 0202 555 0123|+40 0722 123 456|+593 098 234 5678|+58 0412 123 4567|+380 050 123 4567|+55 011 91234 5678|+46 070 123 45 67".split(
      "|",
    ),
  ],
  [
    "isNif",
    isNif,
    ["12345678Z", "12.345.678-z", "X1234567L", "Y1234567X", "K1234567L", "M1234567L", "B12345674"],
    "12345678A|12345678ZZ|A12345678Z|Y12345678X|X12345678Z|K1234567A|K12345678L|1234567L|NIF B12345674|B123456745|1234567|".split(
      "|",
    ),
  ],
  ["isPrice", isPrice, [0.01, 24, 24.5, 99.99], [0, -24, 24.999, "24", Number.NaN, undefined]],
  ["isVideo", isVideo, ["a.mp4", "B/C.WEBM"], ["a.mp4.jpg", "mp4", "a.avi"]],
  [
    "mayBePhoto",
    mayBePhoto,
    ["a.jpg", "a.heic", "a.yaml.png", "a.svg.jpg"],
    ["a.mp4", "a.yaml", "a.YML", "a.svg"],
  ],
  [
    "isEmptyValue",
    isEmptyValue,
    [undefined, null, "", " \n", [], {}],
    [0, false, "a", [""], { a: undefined }],
  ],
] as never)("%s", (_name, check, valid, invalid) => {
  test.each(valid)("accepts %j", (value) => expect(check(value)).toBe(true));
  test.each(invalid)("rejects %j", (value) => expect(check(value)).toBe(false));
});

test("a Spanish phone number means the same in every spelling", () => {
  const digit = fc.integer({ min: 0, max: 9 });
  const separator = fc.constantFrom("", "", " ", ".", "-");
  fc.assert(
    fc.property(
      fc.constantFrom("", "34 ", "34", "+34 ", "+34", "0034 ", "0034", "(+34) "),
      fc.integer({ min: 6, max: 9 }),
      fc.array(fc.tuple(separator, digit), { minLength: 8, maxLength: 8 }),
      (prefix, first, rest) => {
        const phone = parsePhone(` ${prefix}${first}${rest.flat().join("")} `);
        expect(isPhone(phone)).toBe(true);
        expect(String(phone).replace(/\D/g, "")).toBe(
          `34${first}${rest.map(([, n]) => n).join("")}`,
        );
        expect(parsePhone(phone)).toBe(phone);
      },
    ),
  );
  expect(parsePhone(600123456)).toBe("+34 600123456");
  expect(parsePhone("6001234567")).toBe("6001234567");
  expect(parsePhone("Ana (+34) 600 123 456")).toBe("Ana (+34) 600 123 456");
  expect(parsePhone("")).toBe("");
  expect(parsePhone(undefined)).toBeUndefined();
});

const instagram = parseProfile("https://www.instagram.com/");
const PROFILE = "https://www.instagram.com/bolsoslucia";

test.each([
  ["bolsoslucia", PROFILE],
  ["@bolsoslucia", PROFILE],
  ["instagram.com/bolsoslucia", "https://instagram.com/bolsoslucia"],
  [`${PROFILE}?igsh=MWx0&utm_source=qr`, PROFILE],
  ["Bolsos Lucía", "Bolsos Lucía"],
  ["", ""],
])("parseProfile(«%s») returns «%s»", (input, profile) => {
  expect(instagram(input)).toBe(profile);
});

test.each([
  ["bolsoslucia.es", "https://bolsoslucia.es"],
  ["http://bolsoslucia.es", "http://bolsoslucia.es"],
  [
    "https://www.etsy.com/listing/1?ref=a&fbclid=x#fotos",
    "https://www.etsy.com/listing/1?ref=a#fotos",
  ],
  ["un enlace", "un enlace"],
])("parseLink(«%s») returns «%s»", (input, link) => {
  expect(parseLink(input)).toBe(link);
});

test.each([
  "",
  "taller",
  "taller/",
  "bolsos/moon-bag/",
  "novedades/",
  "aviso-legal",
  "index.html",
  "#/essentials",
  "?utm_source=ig",
])("the shop's URL with «%s» is reduced to its folder", (page) => {
  for (const folder of ["https://www.mitienda.es/", "https://ana.github.io/tienda/"])
    expect(parseShopUrl(folder + page)).toBe(folder);
});

test("parseEmail strips the start of a copied link", () => {
  expect(parseEmail("mailto:hola@mitienda.es")).toBe("hola@mitienda.es");
});

test("a number means the same in every spelling", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 999_999_999 }),
      fc.constantFrom("", "€", " €", "\u00a0€", " euros", " Euro", "cm", " cm"),
      (cents, unit) => {
        const [whole, decimals] = (cents / 100).toFixed(2).split(".") as [string, string];
        const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ".");
        for (const text of [
          `${whole},${decimals}`,
          `${whole}.${decimals}`,
          `${grouped},${decimals}`,
        ])
          expect(parseNumber(` ${text}${unit} `)).toBe(cents / 100);
        expect(parseNumber(`${whole}${unit}`)).toBe(Number(whole));
        expect(parseNumber(`${whole},${decimals[0]}${unit}`)).toBe(
          Number(`${whole}.${decimals[0]}`),
        );
      },
    ),
  );
});

test.each(
  "1.250|24,505|€24|24 € o 26|1.25,5|1234.567,8|a24|24 x|-24|1.250.5|1.2500,5|1.250,505||cm".split(
    "|",
  ),
)("«%s» is not taken for a number", (text) => expect(parseNumber(text)).toBe(text));

test("a parser returns any other input unchanged", () => {
  const anything = fc.oneof(fc.string({ unit: "grapheme" }), fc.anything());
  fc.assert(
    fc.property(anything, (input) => {
      const number = parseNumber(input);
      expect(Object.is(number, input) || (typeof number === "number" && number >= 0)).toBe(true);
      const profile = parseProfile("https://instagram.com/")(input);
      expect(Object.is(profile, input) || isHttpsUrl(profile)).toBe(true);
    }),
  );
});

test.each([
  ["@mi.tienda_1", "https://tiktok.com/@mi.tienda_1"],
  [" @ana ", "https://tiktok.com/@ana"],
  ["@", "@"],
  ["ana @ana", "ana @ana"],
  ["@ana y más", "@ana y más"],
  ["@ñandú", "@ñandú"],
])("the profile «%s» becomes «%s»", (input, expected) => {
  expect(parseProfile("https://tiktok.com/@")(input)).toBe(expected);
});

test("empty values are dropped at any depth, and «promise» may be empty", () => {
  const data = { a: " b ", c: "", d: { e: null, f: [] }, g: [" ", { h: "" }], promise: " ", i: 0 };
  expect(dropEmptyValues(data)).toEqual({ a: "b", g: ["", {}], promise: "", i: 0 });
});
