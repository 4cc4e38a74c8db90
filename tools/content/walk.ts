import { open as openFile, readdir as readFolder } from "node:fs/promises";
import path from "node:path";
import type { Problem } from "../../model/problem.ts";

/** Files and folders that systems and programs create by themselves. */
const LITTER = /^(\..*|@eaDir|thumbs\.db|desktop\.ini)$/i;

/** Paths from the folder, with `/` on every system. */
type Below = {
  files: string[];
  /** Folders that may not be read. */
  closed: string[];
};

/** Another user's, or locked by another program. */
const isClosed = ({ code = "" }: NodeJS.ErrnoException): boolean =>
  ["EACCES", "EPERM", "EBUSY"].includes(code);

/** All files below a folder, sorted; none where there is no folder. */
export async function walk(folder: string, readdir = readFolder): Promise<Below> {
  const [files, closed]: [string[], string[]] = [[], []];
  const look = async (below: string): Promise<void> => {
    try {
      for (const entry of await readdir(path.join(folder, below), { withFileTypes: true })) {
        if (LITTER.test(entry.name)) continue;
        const place = path.posix.join(below, entry.name);
        if (entry.isDirectory()) await look(place);
        else if (entry.isFile()) files.push(place);
      }
    } catch (error) {
      if (isClosed(error as NodeJS.ErrnoException)) closed.push(below);
    }
  };
  await look("");
  return { files: files.sort(), closed: closed.sort() };
}

export async function closedProblems(
  folder: string,
  { files, closed }: Below,
  open: (file: string) => Promise<{ close(): Promise<void> }> = openFile,
): Promise<Problem[]> {
  const shut = [...closed];
  for (const file of files) {
    try {
      await (await open(path.join(folder, file))).close();
    } catch (error) {
      if (isClosed(error as NodeJS.ErrnoException)) shut.push(file);
    }
  }
  return shut.map((place) => ({
    where: `Carpeta ${path.posix.join(folder, path.posix.dirname(place))}`,
    field: closed.includes(place)
      ? `carpeta «${path.posix.basename(place) || folder}»`
      : `archivo «${path.posix.basename(place)}»`,
    found: "algo que este ordenador no deja leer",
    advice:
      "Si lo tiene abierto otro programa, ciérralo. Si no, es de otro usuario, o no tiene permiso de lectura: cópialo otra vez desde tu cuenta, o cámbiale los permisos.",
  }));
}
