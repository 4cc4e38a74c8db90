import type { Legal } from "../../../src/content/types.ts";
import { type Field, fieldProblems } from "../fields.ts";
import type { Problem } from "../problem.ts";
import { isNif, isText } from "../values.ts";

const ALL_OR_NONE = "Rellena los tres datos del aviso legal, o déjalos vacíos los tres.";

const FIELDS: readonly Field<Legal>[] = [
  { key: "name", name: "nombre", isRight: isText, mend: ALL_OR_NONE },
  { key: "address", name: "domicilio", isRight: isText, mend: ALL_OR_NONE },
  {
    key: "nif",
    name: "NIF",
    isRight: isNif,
    mend: (nif) =>
      isText(nif)
        ? "La letra no corresponde al número, o falta alguna cifra: cópialo de tu DNI o NIE."
        : ALL_OR_NONE,
  },
];

/** What is wrong with the data of who sells; nothing as long as none are given. */
export const legalProblems = (legal: Legal): Problem[] =>
  Object.values(legal).some(isText)
    ? fieldProblems("Aviso legal (content/shop.ts)", legal, FIELDS)
    : [];
