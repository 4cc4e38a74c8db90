import { cp, symlink } from "node:fs/promises";
import path from "node:path";

/** What a shop is built by. */
const CODE = [
  ...["hosting", "model", "src", "tools", "workshop"],
  ...["package.json", "tsconfig.base.json", "vite.config.ts"],
];

/** Copies this project's code into a folder, in which a shop with content of its own can then be built. */
export async function copyProject(dir: string): Promise<void> {
  for (const part of CODE) await cp(part, path.join(dir, part), { recursive: true });
  await symlink(path.resolve("node_modules"), path.join(dir, "node_modules"), "junction");
}
