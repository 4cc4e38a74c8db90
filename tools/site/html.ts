import { INVALID_XML_CHARACTERS } from "../../model/schema/text.ts";

/** HTML or XML, which is not escaped again. */
export type Markup = { readonly text: string };

/** Text is escaped; lists are joined; `undefined` and `false` print nothing. */
type MarkupPart = string | number | Markup | undefined | false | readonly MarkupPart[];

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const renderPart = (part: MarkupPart): string => {
  if (part === undefined || part === false) return "";
  if (typeof part === "object") return "text" in part ? part.text : part.map(renderPart).join("");
  return String(part)
    .replace(INVALID_XML_CHARACTERS, "")
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? "");
};

/** Escapes values in elements and double-quoted attributes: html`<p title="${title}">${text}</p>`. */
export const html = (strings: TemplateStringsArray, ...parts: readonly MarkupPart[]): Markup =>
  raw(strings.reduce((text, string, i) => text + renderPart(parts[i - 1]) + string));

/** Marks text as safe markup: React's output, or a file of the project. */
export const raw = (text: string): Markup => ({ text });

/** Stops Cloudflare's Rocket Loader, whose own script would start all others: the page's policy forbids that one. */
export const ROCKET_LOADER_OPT_OUT: Markup = raw(` data-cfasync="false"`);

/** Keeps the exact text, because the page's policy contains its hash. */
export const renderInlineElement = (element: "script" | "style", text: string): Markup => {
  if (text.toLowerCase().includes(`</${element}`))
    throw new Error(`An inline ${element} would end before its end: ${text.slice(0, 60)}`);
  const attributes = element === "script" ? ROCKET_LOADER_OPT_OUT.text : "";
  return raw(`<${element}${attributes}>${text}</${element}>`);
};

/** Renders a JSON block; escapes what could end the element or open a comment. */
export function renderJsonScript(type: string, value: unknown, id?: string): Markup {
  const json = JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return html`<script type="${type}"${id !== undefined && html` id="${id}"`}>${raw(json)}</script>`;
}
