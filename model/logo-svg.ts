import { parseXml, XmlElement } from "@rgrove/parse-xml";

const NOT_SVG_MESSAGE =
  "No es un dibujo SVG, o le falta su «viewBox»: pide a quien dibujó el logo el archivo SVG, o vuelve a exportarlo desde el programa de dibujo.";
const LARGE_SVG_MESSAGE =
  "El dibujo pesa más de 50 kB, y va dentro de cada página: pide a quien lo dibujó uno más simple.";

/** A limit, because each page contains the logo. */
const MAX_SVG_LENGTH = 50_000;

/** The limit for the ratio of the longer side to the shorter one. */
const MAX_RATIO = 50;

const splitWords = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

const ELEMENTS = splitWords(
  "svg g defs path rect circle ellipse line polyline polygon linearGradient radialGradient stop clipPath style",
);
const PROPERTIES = splitWords(
  "clip-path clip-rule color display fill fill-opacity fill-rule opacity paint-order stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width vector-effect visibility",
);
const ATTRIBUTES = splitWords(
  "class clipPathUnits cx cy d fr fx fy gradientTransform gradientUnits height href id offset points preserveAspectRatio r rx ry spreadMethod transform viewBox width x x1 x2 y y1 y2",
);

/** Data of drawing programs, which no browser shows. */
const INVISIBLE_ELEMENT = /^(title|desc|metadata|(sodipodi|inkscape):[\w-]+)$/;

/** A logo that consists of shapes, groups and gradients only, with the size of its `viewBox`. */
export type Logo = { svg: string; width: number; height: number };

/** Parses a drawing and writes its shapes anew; reports everything else, so that it is never published. */
export function parseLogo(source: string): { logo?: Logo; error?: string } {
  if (source.length > MAX_SVG_LENGTH) return { error: LARGE_SVG_MESSAGE };
  const rejected = new Set<string>();
  try {
    const { root } = parseXml(source, { ignoreUndefinedEntities: true });
    const [, , width = 0, height = 0] = parseViewBox(root?.attributes.viewBox);
    if (!root || !/^(svg:)?svg$/.test(root.name) || !isSaneSize(width, height))
      return { error: NOT_SVG_MESSAGE };
    const svg = renderElement(root, rejected, false, ' xmlns="http://www.w3.org/2000/svg"');
    if (rejected.size === 0) return { logo: { svg, width, height } };
  } catch {
    // The file is not well-formed XML, or is nested too deeply.
    return { error: NOT_SVG_MESSAGE };
  }
  const names = [...rejected].slice(0, 5).map((name) => `«${name}»`);
  return {
    error: `El dibujo lleva dentro ${names.join(", ")}, y un logo lleva solo formas: pide a quien lo dibujó un SVG simple, solo con trazados, también las letras.`,
  };
}

const parseViewBox = (viewBox = ""): number[] => {
  const numbers = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return numbers.length === 4 && numbers.every(Number.isFinite) ? numbers : [];
};

/** Returns whether the logo stays visible: the page makes it as high as a line of text. */
const isSaneSize = (width: number, height: number): boolean =>
  width > 0 && height > 0 && width / height < MAX_RATIO && height / width < MAX_RATIO;

const escapeXml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** @param isInClipPath whether the element belongs to a `clipPath`: clipping it again hangs Chromium after a few levels */
function renderElement(
  element: XmlElement,
  rejected: Set<string>,
  isInClipPath: boolean,
  namespace = "",
): string {
  const name = element.name.replace(/^svg:/, "");
  if (INVISIBLE_ELEMENT.test(name)) return "";
  if (!ELEMENTS.has(name)) rejected.add(element.name);
  const isClipped = isInClipPath || name === "clipPath";
  const attributes = Object.entries(element.attributes).map(([attribute, value]) =>
    renderAttribute(attribute.replace(/^xlink:/, ""), value, rejected, isClipped),
  );
  const content =
    name === "style"
      ? escapeXml(renderStyleSheet(element.text, rejected))
      : element.children
          .map((child) =>
            child instanceof XmlElement ? renderElement(child, rejected, isClipped) : "",
          )
          .join("");
  return `<${name}${namespace}${attributes.join("")}>${content}</${name}>`;
}

function renderAttribute(
  name: string,
  input: string,
  rejected: Set<string>,
  isInClipPath: boolean,
): string {
  const value = name === "style" ? renderDeclarations(input) : input;
  if (isInClipPath && (name === "clip-path" || /\bclip-path:/.test(value)))
    rejected.add("clip-path");
  // Drop the class: a style sheet may clip its elements.
  if (isInClipPath && name === "class") return "";
  const isKnown = name === "style" || PROPERTIES.has(name) || ATTRIBUTES.has(name);
  return isKnown ? ` ${name}="${escapeXml(value)}"` : "";
}

/** Keeps the declarations of known properties. */
const renderDeclarations = (css: string): string =>
  css
    .split(";")
    .map((declaration) => declaration.split(":").map((part) => part.trim()))
    .filter(([property = ""]) => PROPERTIES.has(property))
    .map(([property, value]) => `${property}:${value}`)
    .join(";");

/** Keeps plain rules. Rejects everything else, such as `@import`, and a clip on anything but classes. */
function renderStyleSheet(source: string, rejected: Set<string>): string {
  // Without strings, escapes and comments, braces mean the same here and in a browser.
  const css = source.replace(/["'\\]/g, "").replace(/\/\*[\s\S]*?\*\//g, "");
  const rules = css.trim().split(/\}\s*/);
  if (rules.pop() || css.includes("/*")) rejected.add("style");
  return rules
    .map((rule) => {
      const [selector = "", declarations, ...rest] = rule.split("{");
      if (selector.includes("@") || declarations === undefined || rest.length > 0)
        rejected.add("style");
      const plainDeclarations = renderDeclarations(declarations ?? "");
      if (/\bclip-path:/.test(plainDeclarations) && !/^[\s,]*(\.[\w-]+[\s,]*)+$/.test(selector))
        rejected.add("clip-path");
      return `${selector.trim()}{${plainDeclarations}}`;
    })
    .join("");
}
