import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  NUMBER_PARSERS,
  parseEmail,
  parseLink,
  parsePhone,
  parseProfile,
  parseShopUrl,
} from "./parsers.ts";
import { isHttpsUrl, isPhone } from "./validators.ts";

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
  for (const link of ["https://wa.me/34600123456?text=Hola", "wa.me/+34600123456"])
    expect(parsePhone(link)).toBe("+34600123456");
  expect(parsePhone("https://api.whatsapp.com/send?phone=34600123456")).toBe("+34600123456");
  expect(parsePhone("https://wa.me/message/AB12")).toBe("https://wa.me/message/AB12");
  expect(parsePhone("6001234567")).toBe("6001234567");
  expect(parsePhone("Ana (+34) 600 123 456")).toBe("Ana (+34) 600 123 456");
  expect(parsePhone("")).toBe("");
  expect(parsePhone(undefined)).toBeUndefined();
});

const instagram = parseProfile("https://www.instagram.com/");
const PROFILE = "https://www.instagram.com/bolsoslucia";
const LOGIN = "https://www.instagram.com/accounts/login/";

test.each([
  ["bolsoslucia", PROFILE],
  ["@bolsoslucia", PROFILE],
  ["instagram.com/bolsoslucia", PROFILE],
  ["http://m.instagram.com/bolsoslucia/", PROFILE],
  [`${PROFILE}?igsh=MWx0&utm_source=qr`, PROFILE],
  [`${PROFILE}/?igshid=MWx0`, PROFILE],
  [`${LOGIN}?next=%2Fbolsoslucia%2F`, `${LOGIN}?next=%2Fbolsoslucia%2F`],
  [
    "https://l.instagram.com/?u=https%3A%2F%2Fa.es",
    "https://l.instagram.com/?u=https%3A%2F%2Fa.es",
  ],
  ["Bolsos Lucía", "Bolsos Lucía"],
  ["@", "@"],
  ["ana @ana", "ana @ana"],
  ["@ñandú", "@ñandú"],
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
  "bolsos/essentials-rojo/",
  "novedades/",
  "aviso-legal",
  "index.html",
  "#/essentials",
  "?utm_source=ig",
])("the shop's URL with «%s» is reduced to its folder", (page) => {
  for (const folder of ["www.mitienda.es/", "ana.github.io/tienda/", "ana.github.io/bolsos/"])
    expect(parseShopUrl(`https://${folder}${page}`)).toBe(`https://${folder}`);
});

test("parseEmail strips the start of a copied link", () => {
  expect(parseEmail("mailto:hola@mitienda.es")).toBe("hola@mitienda.es");
});

test("a number means the same in every spelling", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 999_999_999 }),
      fc.constantFrom(
        ...["", "€", " €", "\u00a0€", " euros", " Euro"].map(
          (unit) => [NUMBER_PARSERS.amount, unit] as const,
        ),
        ...["", "cm", " CM"].map((unit) => [NUMBER_PARSERS.centimetres, unit] as const),
      ),
      (cents, [parseNumber, unit]) => {
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
)("«%s» is not taken for a number", (text) => {
  expect(NUMBER_PARSERS.amount(text)).toBe(text);
  expect(NUMBER_PARSERS.centimetres(text)).toBe(text);
});

test("a price in centimetres and a size in euros are no numbers", () => {
  expect(NUMBER_PARSERS.amount("24 cm")).toBe("24 cm");
  expect(NUMBER_PARSERS.centimetres("24 €")).toBe("24 €");
});

test("a parser returns any other input unchanged", () => {
  const anything = fc.oneof(fc.string({ unit: "grapheme" }), fc.anything());
  fc.assert(
    fc.property(anything, (input) => {
      const number = NUMBER_PARSERS.amount(input);
      expect(Object.is(number, input) || (typeof number === "number" && number >= 0)).toBe(true);
      const profile = parseProfile("https://instagram.com/")(input);
      expect(Object.is(profile, input) || isHttpsUrl(profile)).toBe(true);
    }),
  );
});
