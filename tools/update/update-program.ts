import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

/** A copy has its own name in these files. */
const NAMED_FILES = ["package.json", "package-lock.json", "wrangler.jsonc"];
const NAME = /^(\s*"name": )"(.*)"/m;

const formatChangedFilesMessage = (files: readonly string[]): string =>
  `No se ha actualizado nada: en tu copia hay archivos del programa cambiados, y se perderían esos cambios. Enséñaselos a quien te ayuda con el programa: ${files.join(", ")}`;

const BUILD_FAILED_MESSAGE =
  "No se ha actualizado nada: el programa nuevo no construye tu tienda. Más arriba está el motivo. Tu tienda sigue como estaba.";

const hashBlob = (text: string): string =>
  execFileSync("git", ["hash-object", "--stdin"], { input: text, encoding: "utf8" }).trim();

/** All files but the owner's content and the workflows, which a workflow's token may not change. */
const isProgram = (file: string): boolean => !/^(content|\.github)\//.test(file);

/**
 * Replaces the program with the newest one of the repository that this one was copied from, and commits it if it builds
 * with this content. Returns whether there was one. Throws the reason in Spanish; the checkout is then as before.
 *
 * @param dir a clean checkout of the copy
 * @param source URL of the other repository, whose default branch counts
 */
export function updateProgram(dir: string, source: string): boolean {
  const git = (...args: readonly string[]): string => {
    const options = { cwd: dir, encoding: "utf8", maxBuffer: 1e9 } as const;
    return execFileSync("git", ["-c", "core.quotePath=false", ...args], options);
  };
  const readLines = (...args: readonly string[]) =>
    git(...args)
      .split("\n")
      .filter(Boolean);

  git("fetch", "--quiet", "--no-tags", source, "HEAD");
  /** Replaces the package name in `text` by the one that the file has at `nameCommit`. */
  const rename = (file: string, text: string, nameCommit: string): string => {
    const [, , from] = NAME.exec(text) ?? [];
    const [, , to] = NAME.exec(git("show", `${nameCommit}:${file}`)) ?? [];
    return text.replaceAll(`"name": "${from}"`, `"name": "${to}"`);
  };

  // Every version that a file has had in the other repository, as `blob path`.
  const knownVersions = new Set<string>();
  const knownFiles = new Set<string>();
  const history = ["log", "--format=", "--raw", "--no-abbrev", "--no-renames", "-m", "FETCH_HEAD"];
  for (const line of readLines(...history)) {
    const [status = "", file = ""] = line.split("\t");
    knownVersions.add(`${status.split(" ")[3]} ${file}`);
    knownFiles.add(file);
  }
  const changed: string[] = [];
  const program: string[] = [];
  for (const line of readLines("ls-tree", "-r", "HEAD")) {
    const [status = "", file = ""] = line.split("\t");
    // A file that only the copy has is the owner's own, and stays.
    if (!isProgram(file) || !knownFiles.has(file)) continue;
    program.push(file);
    const blob = NAMED_FILES.includes(file)
      ? hashBlob(rename(file, git("show", `HEAD:${file}`), "FETCH_HEAD"))
      : status.split(" ")[2];
    if (!knownVersions.has(`${blob} ${file}`)) changed.push(file);
  }
  if (changed.length > 0) throw new Error(formatChangedFilesMessage(changed));

  try {
    git("rm", "--quiet", "--", ...program);
    git("checkout", "FETCH_HEAD", "--", ".", ":!content", ":!.github");
    for (const file of NAMED_FILES) {
      const text = readFileSync(path.join(dir, file), "utf8");
      writeFileSync(path.join(dir, file), rename(file, text, "HEAD"));
    }
    git("add", "--", ...NAMED_FILES);
    if (readLines("diff", "--cached", "--name-only").length === 0) return false;
    const options = { cwd: dir, stdio: "inherit" } as const;
    execFileSync("npm", ["ci"], options);
    execFileSync("npm", ["run", "build"], options);
    git("commit", "--quiet", "-m", "Actualiza el programa de la tienda");
    return true;
  } catch (error) {
    git("reset", "--quiet", "--hard");
    throw new Error(BUILD_FAILED_MESSAGE, { cause: error });
  }
}

// The workflow's command: node tools/update/update-program.ts <URL>
const [, script = "", source = ""] = process.argv;
if (import.meta.url === pathToFileURL(script).href) {
  try {
    const isNew = updateProgram(".", source);
    console.log(isNew ? "El programa está actualizado." : "Ya tienes el programa más nuevo.");
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
