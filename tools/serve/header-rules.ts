import { readFile } from "node:fs/promises";

type Header = [name: string, value: string];
type HeaderRule = { matches: RegExp; headers: Header[] };

/** A `_headers` file: a line with a path pattern, then indented `Name: value` lines. None where it is missing. */
export async function readHeaderRules(file: string): Promise<HeaderRule[]> {
  const content = await readFile(file, "utf8").catch(() => "");
  const rules: HeaderRule[] = [];
  for (const line of content.split(/\r?\n/)) {
    const header = /^\s+([\w-]+):\s*(.*)$/.exec(line);
    if (header) rules.at(-1)?.headers.push([header[1] ?? "", (header[2] ?? "").trimEnd()]);
    else if (line.startsWith("/")) rules.push({ matches: pathPattern(line.trim()), headers: [] });
  }
  return rules;
}

/** Of two headers with one name the later counts. */
export const headersFor = (path: string, rules: readonly HeaderRule[]): Header[] =>
  rules.filter(({ matches }) => matches.test(path)).flatMap(({ headers }) => headers);

function pathPattern(pattern: string): RegExp {
  const parts = pattern.split("*").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`);
}
