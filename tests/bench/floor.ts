import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

/** What is measured, by the address of ours and the file of the reference. */
export type Measured = { name: string; address: string; floor: string };

const SCREENS = [
  { name: "home", address: "#/", floor: "floor-home.html" },
  { name: "novedades", address: "#/novedades", floor: "floor-novedades.html" },
  { name: "essentials", address: "#/essentials", floor: "floor-essentials.html" },
  { name: "not-found", address: "#/nada", floor: "floor-not-found.html" },
] as const;

/**
 * Copies the built shop and writes the reference into the copy: for each screen, and for a bag's page, the
 * same HTML and stills without any script, with a screen standing where the inline script would have put it.
 */
export async function writeFloor(built: string, dir: string): Promise<Measured[]> {
  await cp(built, dir, { recursive: true });
  const html = await readFile(path.join(built, "index.html"), "utf8");
  for (const { name, floor } of SCREENS) {
    await writeFile(path.join(dir, floor), withoutScripts(withScreen(html, name)));
  }
  const [bag] = (await readdir(path.join(built, "bolsos"))).sort();
  if (!bag) return [...SCREENS];
  const address = `bolsos/${bag}/`;
  // In the same folder: its addresses are read from there.
  const floor = `${address}floor.html`;
  const page = await readFile(path.join(built, address, "index.html"), "utf8");
  await writeFile(path.join(dir, floor), withoutScripts(page));
  return [...SCREENS, { name: "bag", address, floor }];
}

const withoutScripts = (html: string): string => html.replace(/<script[\s\S]*?<\/script>/g, "");

function withScreen(page: string, name: string): string {
  const html = page.replace(new RegExp(`<template id="preloads-${name}">(.*?)</template>`), "$1");
  if (name === "home") return html;
  const root = /<div id="root">([\s\S]*?)<\/div>(?=\s*<template id="screen-)/;
  const screen = new RegExp(`<template id="screen-${name}"[^>]*>([\\s\\S]*?)</template>`);
  const home = root.exec(html)?.[1];
  const asked = screen.exec(html)?.[1];
  if (home === undefined || asked === undefined) throw new Error(`No screen «${name}» in the page`);
  // They change places, so that the page weighs the same.
  return html
    .replace(screen, () => `<template>${home}</template>`)
    .replace(
      /<div id="root">[\s\S]*?<\/div>(?=\s*<template)/,
      () => `<div id="root">${asked}</div>`,
    );
}
