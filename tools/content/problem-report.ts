import { isError, type Problem } from "../../model/problem.ts";
import { CONTENT_DIR } from "./content-dir.ts";

/** Problems as the owner reads them; empty where there are none. */
export function formatProblemReport(problems: readonly Problem[]): string {
  const serious = problems.filter(isError);
  const warnings = problems.filter((problem) => !isError(problem));
  return [
    ...formatNumberedList("La tienda no se publica hasta que arregles esto:", serious),
    ...formatNumberedList("Avisos, que no impiden publicar:", warnings),
  ].join("\n");
}

/** A list under its title, as lines; no lines where it is empty. */
function formatNumberedList(title: string, problems: readonly Problem[]): string[] {
  if (problems.length === 0) return [];
  const lines = problems.flatMap(({ file, line, path = [], fieldLabel, message }, i) => {
    const key = typeof path.at(-1) === "string" ? ` (${path.at(-1)})` : "";
    const place = `${CONTENT_DIR}/${file}${line ? `, línea ${line}` : ""}`;
    return [
      "",
      `  ${i + 1}. ${place}${fieldLabel ? `: ${fieldLabel}${key}` : ""}`,
      `     ${message}`,
    ];
  });
  return [title, ...lines, ""];
}
