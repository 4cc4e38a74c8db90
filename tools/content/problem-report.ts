import { isError, type Problem } from "../../model/schema/problem.ts";
import { CONTENT_DIR } from "../content-dir.ts";

/** Formats problems for the owner; returns an empty string if there are none. */
export function formatProblemReport(problems: readonly Problem[]): string {
  const errors = problems.filter(isError);
  const warnings = problems.filter((problem) => !isError(problem));
  return [
    ...formatNumberedList("La tienda no se publica hasta que arregles esto:", errors),
    ...formatNumberedList("Avisos, que no impiden publicar:", warnings),
  ].join("\n");
}

function formatNumberedList(title: string, problems: readonly Problem[]): string[] {
  if (problems.length === 0) return [];
  const lines = problems.flatMap(({ file, line, path = [], fieldLabel, message }, i) => {
    const key = typeof path.at(-1) === "string" ? ` (${path.at(-1)})` : "";
    const location = `${CONTENT_DIR}/${file}${line ? `, línea ${line}` : ""}`;
    return [
      "",
      `  ${i + 1}. ${location}${fieldLabel ? `: ${fieldLabel}${key}` : ""}`,
      `     ${message}`,
    ];
  });
  return [title, ...lines, ""];
}
