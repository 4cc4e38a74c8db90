import { expect, test } from "vitest";
import { describeForeignChanges } from "./messages.ts";

test.each<[happened: string, sentence: string, has: RegExp, hasNot: RegExp]>([
  [
    "another commit has changed a field",
    describeForeignChanges(["Sol: precio, de 28 € a 26 €"], [], []),
    /«Sol: precio, de 28 € a 26 €»\. Si sigues/,
    /quitado/,
  ],
  [
    "another commit has done both",
    describeForeignChanges(["Luna: precio"], ["Sol", "Mar"], []),
    /Luna.*«Sol» y «Mar».* los bolsos/,
    /el bolso/,
  ],
  [
    "another commit has changed a removed photo",
    describeForeignChanges([], [], ["Sol: fotos, de 2 a 1"]),
    /Lo que quitaste en «Sol: fotos, de 2 a 1» sigue/,
    /bolso|lo tuyo/,
  ],
])("the owner reads what has happened, and nothing else: %s", (_, sentence, has, hasNot) => {
  expect(sentence).toMatch(has);
  expect(sentence).not.toMatch(hasNot);
  expect(sentence).not.toContain("undefined");
});
