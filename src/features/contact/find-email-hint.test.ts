import { expect, test } from "vitest";
import { findEmailHint } from "./find-email-hint";

test.each([
  ["ana@gmail", /^¿Falta el final\? Suele ser «\.com» o\s«\.es»\.$/],
  ["ana@", /final/],
  ["ana@@gmail.com", /arroba/],
  ["ana@gmail@com", /arroba/],
])("the address «%s» gets a hint", (email, hint) => {
  expect(findEmailHint(email)).toMatch(hint);
});

test.each(["", "ana", "ana@gmail.com", "ana.puig@correo.example"])(
  "the address «%s» gets no hint",
  (email) => {
    expect(findEmailHint(email)).toBeUndefined();
  },
);
