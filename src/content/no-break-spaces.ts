/** Keys of values that stay as they are: URLs, texts that never wrap, and texts that visitors send to a chat. */
const VERBATIM = new Set(["alt", "brand", "name", "path", "urlPrefix", "whatsappText"]);

/** Adds a no-break space after each word of one letter, so that none ends a line. Components' own texts have theirs. */
export function addNoBreakSpaces<Content>(content: Content, key = ""): Content {
  if (typeof content === "string")
    return (
      VERBATIM.has(key) ? content : content.replace(/(?<![\p{L}\p{N}<])(\p{L}) /gu, "$1\u00a0")
    ) as Content;
  if (Array.isArray(content)) return content.map((value) => addNoBreakSpaces(value)) as Content;
  if (typeof content !== "object" || content === null) return content;
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [name, addNoBreakSpaces(value, name)]),
  ) as Content;
}
