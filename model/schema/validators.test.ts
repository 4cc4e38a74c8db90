import { describe, expect, test } from "vitest";
import {
  isEmail,
  isHttpsUrl,
  isNif,
  isPhone,
  isPrice,
  isProfile,
  isShopUrl,
  isVideo,
  mayBePhoto,
} from "./validators.ts";

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
    "https://mitienda.es/?a https://mitienda.es/#a mitienda.es https://mitienda.es//evil.example/x https://github.com https://github.com/ana/tienda https://dash.cloudflare.com/1f/workers https://www.instagram.com/mitienda".split(
      " ",
    ),
  ],
  [
    "isProfile",
    isProfile("https://www.instagram.com/"),
    ["https://www.instagram.com/mi.tienda_1"],
    "https://www.instagram.com/ https://www.instagram.com/p/C1 https://www.tiktok.com/@ana @ana https://www.instagram.com/instagram.com https://www.instagram.com/mitienda. https://www.instagram.com/....".split(
      " ",
    ),
  ],
  [
    "isEmail",
    isEmail,
    ["ana@mitienda.es", " a.b+c@d.co.uk ", "o'ana_1@xn--mueca-pta.xn--p1ai"],
    "ana|ana@mitienda|ana@mitienda.|ana@mitienda.es.|a ana@mitienda.es|ana@mitienda.es a|<ana@mitienda.es>|ana@mitienda.es;|ana@mitienda.es?subject=Hola|ana@mitienda.es/|ana@mitienda..es|ana@mitienda.es)|ana@-mitienda.es|ana?a@mitienda.es|.ana@mitienda.es|a%20na@mitienda.es|ana@muñeca.es|ana@mitienda.1".split(
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
      "+420 601 123 456",
    ],
    "600 123 456|+34 500 123 456|+34 600 123 45|+34 600 123 4567|+34 600 123 456 Ana|Ana +34 600 123 456|+1|+49 0171 1234567|+49 (0)171 1234567|+0049 171 1234567|+49 171 1234567 89012".split(
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
] as never)("%s", (_name, check, valid, invalid) => {
  test.each(valid)("accepts %j", (value) => expect(check(value)).toBe(true));
  test.each(invalid)("rejects %j", (value) => expect(check(value)).toBe(false));
});

test("a link with an accent stays valid in a process that checks many links", () => {
  // Node 20 rejected it after about 4000 calls of `URL.canParse`.
  const link = "https://www.ñandú.com";
  expect(Array.from({ length: 10_000 }, () => isHttpsUrl(link))).not.toContain(false);
});
