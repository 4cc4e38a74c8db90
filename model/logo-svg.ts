import { parseXml, XmlElement } from "@rgrove/parse-xml";

const NOT_SVG_MESSAGE =
  "No es un dibujo SVG, o le falta su «viewBox»: pide a quien dibujó el logo el archivo SVG, o vuelve a exportarlo desde el programa de dibujo.";
const LARGE_SVG_MESSAGE =
  "El dibujo pesa más de 50 kB, y va dentro de cada página: pide a quien lo dibujó uno más simple.";

/** Each page contains the logo. */
const MAX_SVG_LENGTH = 50_000;

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

const ELEMENTS = words(
  "svg g defs path rect circle ellipse line polyline polygon linearGradient radialGradient stop clipPath style",
);
const PROPERTIES = words(
  "clip-path clip-rule color display fill fill-opacity fill-rule opacity paint-order stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width vector-effect visibility",
);
const ATTRIBUTES = words(
  "class clipPathUnits cx cy d fr fx fy gradientTransform gradientUnits height id offset points preserveAspectRatio r rx ry spreadMethod transform viewBox width x x1 x2 y y1 y2",
);

/** Data of drawing programs, which no browser shows. */
const INVISIBLE_ELEMENT = /^(title|desc|metadata|(sodipodi|inkscape):[\w-]+)$/;

/** Values without quotes, escapes and markup, whose only references lead to the drawing's own ids. */
const SAFE_VALUE = /^(?:url\(#[\p{L}\p{N}_.:-]+\)|(?!url\()[\p{L}\p{N}\s.,:;#%!+*()_-])*$/iu;
const SAFE_SELECTOR = /^[\p{L}\p{N}\s.,#*>:_-]+$/u;

/** A logo that consists of shapes, groups and gradients only, with the size of its `viewBox`. */
export type Logo = { svg: string; width: number; height: number };

/** Parses a drawing and writes its shapes anew; reports everything else, so that it is never published. */
export function parseLogo(source: string): { logo?: Logo; error?: string } {
  if (source.length > MAX_SVG_LENGTH) return { error: LARGE_SVG_MESSAGE };
  const rejected = new Set<string>();
  try {
    const { root } = parseXml(source, { ignoreUndefinedEntities: true });
    const [, , width = 0, height = 0] = (root?.attributes.viewBox ?? "")
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (!root || !/^(svg:)?svg$/.test(root.name) || !(width > 0 && height > 0))
      return { error: NOT_SVG_MESSAGE };
    const svg = renderElement(root, rejected, ' xmlns="http://www.w3.org/2000/svg"');
    if (rejected.size === 0) return { logo: { svg, width, height } };
  } catch {
    // Not well-formed, or nested too deeply.
    return { error: NOT_SVG_MESSAGE };
  }
  const names = [...rejected].slice(0, 5).map((name) => `«${name}»`);
  return {
    error: `El dibujo lleva dentro ${names.join(", ")}, y un logo lleva solo formas: pide a quien lo dibujó un SVG simple, solo con trazados, también las letras.`,
  };
}

function renderElement(element: XmlElement, rejected: Set<string>, namespace = ""): string {
  const name = element.name.replace(/^svg:/, "");
  if (INVISIBLE_ELEMENT.test(name)) return "";
  if (!ELEMENTS.has(name)) rejected.add(element.name);
  const attributes = Object.entries(element.attributes).map(([attribute, value]) =>
    renderAttribute(attribute, value, rejected),
  );
  const content =
    name === "style"
      ? renderStyleSheet(element.text, rejected)
      : element.children
          .map((child) => (child instanceof XmlElement ? renderElement(child, rejected) : ""))
          .join("");
  return `<${name}${namespace}${attributes.join("")}>${content}</${name}>`;
}

function renderAttribute(name: string, input: string, rejected: Set<string>): string {
  if (name === "style") return ` style="${renderDeclarations(input, rejected)}"`;
  const value = unquoteReferences(input);
  if (/^(xlink:)?href$/.test(name)) {
    if (!/^#[\p{L}\p{N}_.:-]+$/u.test(value)) rejected.add(name);
    return ` href="${value}"`;
  }
  if (/^on/i.test(name)) rejected.add(name);
  const isSafe = SAFE_VALUE.test(value);
  if (PROPERTIES.has(name) && !isSafe) rejected.add(name);
  return isSafe && (PROPERTIES.has(name) || ATTRIBUTES.has(name)) ? ` ${name}="${value}"` : "";
}

const unquoteReferences = (value: string): string =>
  value.replace(/url\(\s*["']?(#[^"'()\s]+)["']?\s*\)/gi, "url($1)");

/** Keeps the declarations of known properties. */
const renderDeclarations = (css: string, rejected: Set<string>): string =>
  unquoteReferences(css)
    .split(";")
    .map((declaration) => declaration.split(":").map((part) => part.trim()))
    .filter(([property = "", value = ""]) => {
      if (!PROPERTIES.has(property)) return false;
      if (!SAFE_VALUE.test(value)) rejected.add(property);
      return true;
    })
    .map(([property, value]) => `${property}:${value}`)
    .join(";");

/** Rejects every style sheet with more than plain rules, such as `@import`. */
function renderStyleSheet(css: string, rejected: Set<string>): string {
  const rules = css.trim().split(/\}\s*/);
  if (rules.pop()) rejected.add("style");
  return rules
    .map((rule) => {
      const [selector = "", declarations, ...rest] = rule.split("{");
      if (!SAFE_SELECTOR.test(selector) || declarations === undefined || rest.length > 0)
        rejected.add("style");
      return `${selector.trim()}{${renderDeclarations(declarations ?? "", rejected)}}`;
    })
    .join("");
}
