import { inWords } from "../../model/problem.ts";
import type { WrittenProblem } from "./yaml-mistakes.ts";

const SAVE_AS_TEXT =
  "Aquí solo va texto sin formato: recupera el archivo de una copia anterior y cámbialo con el Bloc de notas o, en un Mac, con TextEdit y su Formato → Convertir en texto sin formato.";

/** How files of programs begin whose texts are more than words. */
const FORMATS: readonly [beginning: RegExp, what: string][] = [
  [/^\s*\{\\rtf/, "un documento RTF, de TextEdit o de WordPad"],
  [/^PK[^ -~]{2}|^\xd0\xcf[^ -~]\xe0/, "un documento de Word o de otro programa de escritura"],
  [/^%PDF-/, "un documento PDF"],
  [/^(\xef\xbb\xbf)?\s*<(!doctype|html|\?xml)\b/i, "una página web"],
];

/** A document of another program that has been saved under the name of one of the owner's files. */
export function otherFormat(bytes: Uint8Array): WrittenProblem | undefined {
  const beginning = Buffer.from(bytes.subarray(0, 200)).toString("latin1");
  const what = FORMATS.find(([sign]) => sign.test(beginning))?.[1];
  return what === undefined ? undefined : { found: what, advice: SAVE_AS_TEXT };
}

/** Where Git has left two versions of the same lines for somebody to choose. */
export const unsettled = (text: string): WrittenProblem[] =>
  text.split("\n").flatMap((line, i) =>
    /^<{7}( |$)/.test(line)
      ? {
          found: `${inWords(line.trim())}, que pone Git donde se cruzan dos cambios`,
          advice:
            "Hasta «=======» está una de las dos versiones y, desde ahí hasta «>>>>>>>», la otra: deja la que vale, y borra la otra y las líneas de signos.",
          line: i + 1,
        }
      : [],
  );
