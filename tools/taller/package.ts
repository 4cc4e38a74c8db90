import path from "node:path";
import type { Plugin } from "vite";
import { workshopWords } from "./words.ts";

const WORDS = "\0taller:words";
const NOTHING = "\0taller:nothing";
const REACT = "\0taller:react";

/** Code that no field of ours needs: highlighting, maps, an SVG optimiser, HTML that is pasted. */
const UNUSED = /^@shikijs\/|shiki-engine|^leaflet|^terra-draw|^svgo|^turndown|\/locales\//;

/** Our own fields are drawn by the React that the package brings along. */
const REACT_OF_PACKAGE = `import "@sveltia/cms";
const React = globalThis.__SVELTIA_CMS_REACT__;
export const { Component, createElement, Fragment } = React;
const element = (type, props, key) => createElement(type, key === undefined ? props : { ...props, key });
export { element as jsx, element as jsxs };
`;

/**
 * What is changed in the package's code. It is pinned exactly, and the build stops where one of these
 * is no longer found, once.
 */
const CHANGES: readonly (readonly [what: string, from: string, to: string])[] = [
  ["our words are the only ones", "Vl(AQ,{...KSe,_sui:rfe})", "Vl(AQ,tallerWords)"],
  [
    "there is one language",
    "AQ=`en-US`,jQ=`ar,bg,ca,",
    "AQ=`es-ES`,jQ=[`es-ES`],tallerOthers=`ar,bg,ca,",
  ],
  [
    "a price is written as in the shop",
    "case`slugify`:return",
    "case`euros`:return globalThis.tallerEuros(t);case`slugify`:return",
  ],
  [
    "a field of ours finds the photographs of a bag",
    "entry:i?Y1({draft:i,locale:a}).entryMap:void 0,",
    "entry:i?Y1({draft:i,locale:a}).entryMap:void 0,getAsset:i?Y1({draft:i,locale:a}).getAsset:void 0,",
  ],
  [
    "a field of ours reads a list as it has been changed",
    "r?i===void 0||vr(i)?_I(e,t)??i:i:[]",
    "r?i===void 0||vr(i)||Array.isArray(i)?_I(e,t)??i:i:[]",
  ],
  [
    "a bag is written in the order of its keys",
    "c2(e,void 0,{quote:r})",
    "c2(globalThis.tallerTidy(e),void 0,{quote:r})",
  ],
  [
    "two photographs of one name do not become one: an iPhone calls each that it takes here image.jpg",
    "b=aR(e.name,r?{}:{assetNamesInSameFolder:g})",
    "b=aR(e.name,r?{}:{assetNamesInSameFolder:[...g,...f.filter(e=>Hk(e.path).dirname===(_||void 0)).map(e=>e.name)]})",
  ],
  [
    "signs that nobody sees, which come along with what is copied from a chat, keep nothing from being right",
    "m=UEe({fieldType:_,value:m,files:d})",
    "m=globalThis.tallerPlain(UEe({fieldType:_,value:m,files:d}))",
  ],
  [
    "a photograph says when it is there, also where it was already being fetched for somebody else",
    "(async()=>{this.url=await ZG(e)??this.url})()",
    "this.ready=(async()=>{this.url=await ZG(e)??await ZG(e)??this.url})()",
  ],
  [
    "a tab learns of what another tab of the same browser has saved",
    "o=new Set(e.filter(({path:e,sha:t})=>a[e]?.sha!==t)",
    "o=new Set(e.filter(({path:e,sha:t})=>globalThis.tallerHasChanged(e,t)||a[e]?.sha!==t)",
  ],
  [
    "and takes none of its own for another's",
    "l={sha:r[i]?.sha,size:",
    "l={sha:(globalThis.tallerHasChanged(i,r[i]?.sha),r[i]?.sha),size:",
  ],
  [
    "we learn of each change, whichever of its screens has made it",
    "MJ.current=o.sha,",
    "MJ.current=o.sha,globalThis.tallerSaved(),",
  ],
  [
    "a failed save is told in our words",
    "j(g,t.cause?.message??t.message,!0)",
    "j(g,globalThis.tallerSays(t.cause??t),!0)",
  ],
  [
    "our own check knows what else there is",
    "t.handler({author:{login:a,name:o},entry:",
    "t.handler({entries:wP.current,author:{login:a,name:o},entry:",
  ],
  [
    "what our own check says is told as it stands",
    ":(j(h,!0),j(g,``),console.error(t))",
    ":t.name===`Told`?(j(h,!0),j(g,t.message,!0)):(j(h,!0),j(g,``),console.error(t))",
  ],
  [
    "a failed entry is told in our words",
    "e.cause?.message||Y(`unexpected_error`)",
    "globalThis.tallerSays(e.cause??e)||Y(`unexpected_error`)",
  ],
  [
    "the preview's frame holds a page of ours",
    "URL.createObjectURL(new Blob([o()],{type:`text/html`}))",
    "new URL(`vista/`,location.href).href",
  ],
  [
    "what tells that page of each change leaves it as it is",
    "n=R(i)?.contentDocument?.body;n&&j(a,e(n),!0)",
    "n=R(i)?.contentDocument?.createElement(`div`);n&&j(a,e(n),!0)",
  ],
  ["the preview stays where she has scrolled it", "syncScrolling:!0", "syncScrolling:!1"],
  [
    "it is in no sandbox that it could leave, of which browsers warn",
    ' sandbox="allow-same-origin allow-scripts allow-popups allow-forms"',
    "",
  ],
  ["no third party is asked how GitHub is", "await ZR(Rye)", "{status:{indicator:`none`}}"],
  [
    "no repository of a programmer's own machine is offered",
    "l=k(()=>JR.isLocalHost&&!R(s))",
    "l=k(()=>!1)",
  ],
  ["a face is fetched from nobody", "avatarURL:i.avatar_url", "avatarURL:``"],
  [
    "nor that of whoever changed something",
    "authorAvatarURL:e.author.avatarUrl",
    "authorAvatarURL:``",
  ],
  [
    "the key is asked for by its purpose",
    "name:`Sveltia CMS`,contents:`write`",
    "name:`Taller de la tienda`,contents:`write`,actions:`read`,issues:`read`,expires_in:`366`",
  ],
];
/** Fonts that the package would fetch from a third party; it brings its own. */
const FOREIGN_FONTS = /@font-face \{[^}]*url\(https:\/\/cdn\.jsdelivr\.net[^}]*\}/g;

const isPackage = (file: string): boolean => /@sveltia\/cms\/npm\/index\.js$/.test(file);

/** The package as the workshop needs it: in our words, without what it does not use, asking nobody else. */
export function trimmedPackage(): Plugin {
  return {
    name: "ovillo:taller-package",
    enforce: "pre",
    resolveId(id, from) {
      if (id === "virtual:taller-words") return WORDS;
      if (id === "react" || id === "react/jsx-runtime") return REACT;
      return from && isPackage(from) && UNUSED.test(id) ? NOTHING : undefined;
    },
    load(id) {
      if (id === WORDS) return `export default ${JSON.stringify(workshopWords())};`;
      if (id === REACT) return REACT_OF_PACKAGE;
      return id === NOTHING ? "export default {};" : undefined;
    },
    transform(code, id) {
      if (!isPackage(id)) return undefined;
      let changed = `import tallerWords from "virtual:taller-words";${code}`;
      for (const [what, from, to] of CHANGES) {
        if (changed.split(from).length !== 2)
          throw new Error(`${path.relative("", id)} has changed: see that ${what}.`);
        changed = changed.replace(from, () => to);
      }
      return { code: changed.replace(FOREIGN_FONTS, ""), map: null };
    },
  };
}
