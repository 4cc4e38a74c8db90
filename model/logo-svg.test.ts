import { expect, test } from "vitest";
import { buildLogoDataUrl } from "./logo-style.ts";
import { parseLogo } from "./logo-svg.ts";

const drawing = (body: string, attributes = "", prolog = "") =>
  `${prolog}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 6"${attributes}>${body}<path d="M0 0h9v9z"/></svg>`;

const SVG = 'xmlns:a.b="http://www.w3.org/2000/svg"';
const XHTML = 'xmlns="http://www.w3.org/1999/xhtml"';

test.each([
  ["a script", drawing("<script>1</script>"), "script"],
  ["a script with a dot in its prefix", drawing(`<a.b:script ${SVG}>1</a.b:script>`), "a.b:script"],
  ["a script with an accent in its prefix", drawing("<ñ:script>1</ñ:script>"), "ñ:script"],
  ["an XHTML script", drawing(`<script ${XHTML}>1</script>`), "script"],
  ["an XHTML frame", drawing(`<iframe ${XHTML} srcdoc="&lt;script>1"/>`), "iframe"],
  ["an XHTML link", drawing(`<link ${XHTML} rel="stylesheet" href="/a.css"/>`), "link"],
  ["an XHTML refresh", drawing(`<meta ${XHTML} http-equiv="refresh" content="0;//a.es"/>`), "meta"],
  ["an XHTML object", drawing(`<object ${XHTML} data="a.html"/>`), "object"],
  ["a link", drawing('<a href="javascript:1"><path/></a>'), "a"],
  ["an animated link", drawing('<animate attributeName="href" values="javascript:1"/>'), "animate"],
  ["a set attribute", drawing('<set attributeName="onload" to="1"/>'), "set"],
  ["a frame of HTML", drawing("<foreignObject/>"), "foreignObject"],
  ["an event listener", drawing('<handler type="text/javascript">1</handler>'), "handler"],
  ["another file", drawing('<use href="https://a.es/b"/>'), "use"],
  ["a nested copy", drawing('<use xlink:href="#a"/>'), "use"],
  ["a photo", drawing('<image href="data:image/png;base64,AA"/>'), "image"],
  ["a filter", drawing('<filter><feGaussianBlur stdDeviation="9999"/></filter>'), "filter"],
  ["an imported style", drawing("<style>@import 'a';</style>"), "style"],
  ["a font", drawing("<style>@font-face{src:url(a)}</style>"), "style"],
  ["a nested style", drawing("<style>@media all{path{fill:red}}</style>"), "style"],
  ["letters", drawing("<text>ovillo</text>"), "text"],
  [
    "a clipped clip",
    drawing('<clipPath id="a"><path clip-path="url(#b)"/></clipPath>'),
    "clip-path",
  ],
  ["a clip on a clip", drawing('<clipPath id="a" clip-path="url(#b)"/>'), "clip-path"],
  [
    "a clip clipped by its style",
    drawing('<clipPath><g style="fill:red;clip-path:url(#b)"/></clipPath>'),
    "clip-path",
  ],
  ["a clip for all paths", drawing("<style>path{clip-path:url(#b)}</style>"), "clip-path"],
  [
    "a clip behind a comment",
    drawing("<style>/*/**/path,.a{clip-path:url(#b)}</style>"),
    "clip-path",
  ],
  ["an open comment", drawing("<style>.a{fill:red}/*</style>"), "style"],
])("a logo with %s is rejected, and the message names it", (_title, svg, name) => {
  const { logo, error } = parseLogo(svg);
  expect(logo).toBeUndefined();
  expect(error).toContain(`«${name}»`);
});

test.each([
  ["text", "hola", /No es un dibujo SVG/],
  ["HTML", "<html><svg viewBox='0 0 9 9'/></html>", /No es un dibujo SVG/],
  ["no viewBox", "<svg/>", /«viewBox»/],
  ["an endless viewBox", "<svg viewBox='0 0 9 1e999'/>", /«viewBox»/],
  ["a viewBox of three numbers", "<svg viewBox='0 9 9'/>", /«viewBox»/],
  ["a line", "<svg viewBox='0 0 900 1'/>", /«viewBox»/],
  ["a viewBox in a comment", "<!-- <svg viewBox='0 0 9 9'> --><svg/>", /«viewBox»/],
  ["an open element", "<svg viewBox='0 0 9 9'><g></svg>", /No es un dibujo SVG/],
  ["UTF-16", String(Buffer.from(drawing("<script/>"), "utf16le")), /No es un dibujo SVG/],
  ["ISO-2022-JP", drawing("<\u001b$B\u001b(Bscript/>"), /No es un dibujo SVG/],
  ["groups without end", drawing("<g>".repeat(9000)), /No es un dibujo SVG/],
  ["more than 50 kB", drawing("<path/>".repeat(9000)), /más de 50 kB/],
])("parseLogo rejects %s", (_title, svg, message) => {
  expect(parseLogo(svg).error).toMatch(message);
});

test("an ordinary export keeps its shapes, and nothing else", () => {
  const prolog =
    '<?xml version="1.0"?><?xml-stylesheet href="a.css"?><!DOCTYPE svg [<!ENTITY a "b">]><!-- 1 -->';
  const svg = drawing(
    `<title>ovillo</title><metadata><rdf:RDF/></metadata><sodipodi:namedview id="a"/>
    <defs><style type="text/css"><![CDATA[ .st0 { fill : none; font-family:'Ñ' } ]]></style>
    <linearGradient id="Ñ_1" xlink:href="#b"><stop offset="0" style="stop-color:#fff"/></linearGradient></defs>
    <g inkscape:label="Capa 1" data-name="a"><rect class="st0" fill="url('#Ñ_1')" transform="translate(1, 2)" style="stroke:red;-inkscape-font-specification:'x'"/></g>`,
    ' xmlns:xlink="a" xml:space="preserve" version="1.1" xmlns:x="&ns;"',
    prolog,
  );
  const { logo, error } = parseLogo(svg);
  expect(error).toBeUndefined();
  expect(logo).toEqual({
    width: 9,
    height: 6,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 6"><defs><style>.st0{fill:none}</style><linearGradient id="Ñ_1" href="#b"><stop offset="0" style="stop-color:#fff"></stop></linearGradient></defs><g><rect class="st0" fill="url('#Ñ_1')" transform="translate(1, 2)" style="stroke:red"></rect></g><path d="M0 0h9v9z"></path></svg>`,
  });
});

test("a clip path keeps its shapes without their classes, and markup in attribute values stays text", () => {
  const { logo } = parseLogo(
    drawing(
      `<style>.a{clip-path:url("#b")}</style><clipPath id="b"><path class="a" d="M0 0"/></clipPath><g class="a" fill="&quot;&lt;&amp;"/>`,
      ' onload="1"',
    ),
  );
  expect(logo?.svg).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 6"><style>.a{clip-path:url(#b)}</style><clipPath id="b"><path d="M0 0"></path></clipPath><g class="a" fill="&quot;&lt;&amp;"></g><path d="M0 0h9v9z"></path></svg>',
  );
});

test("the logo's data URL closes neither its style rule nor its element", () => {
  const { logo } = parseLogo(drawing("<style>a>b{fill:red}</style>"));
  expect(logo && buildLogoDataUrl(logo)).toMatch(/^data:image\/svg\+xml,[\w%.~!*'()-]+$/);
});
