import { isSerious, type Path, type Problem } from "../../model/problem.ts";

/** Problems as the owner reads them; empty where there are none. */
export function problemReport(problems: readonly Problem[]): string {
  const serious = problems.filter(isSerious);
  const warnings = problems.filter((problem) => !isSerious(problem));
  return [
    ...numbered(
      serious.length === 1
        ? "La tienda no se publica: hay un problema en su contenido."
        : `La tienda no se publica: hay ${serious.length} problemas en su contenido.`,
      serious,
    ),
    ...numbered(
      warnings.length === 1
        ? "Aviso, que no impide publicar:"
        : `Avisos (${warnings.length}), que no impiden publicar:`,
      warnings,
    ),
  ].join("\n");
}

/** A list under its title, as lines; no lines where it is empty. */
function numbered(title: string, problems: readonly Problem[]): string[] {
  if (problems.length === 0) return [];
  const lines = problems.flatMap(
    ({ where, field, found, advice, written, file, line, path }, i) => [
      "",
      `  ${i + 1}. ${where}: ${field}${keyOf(path)}`,
      ...(file ? [`     Dónde: ${file}${line ? `, línea ${line}` : ""}.`] : []),
      `     Hay: ${found}.`,
      `     Qué hacer: ${advice}`,
      ...(written ? [`     En el archivo: ${written}`] : []),
    ],
  );
  return [title, ...lines, ""];
}

/** What a field is called in its file. */
const keyOf = (path: Path = []): string =>
  typeof path.at(-1) === "string" ? ` (${String(path.at(-1))})` : "";
