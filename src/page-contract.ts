/**
 * What the page that the build writes, the scripts inside it and the app have to agree on: the ids of
 * its parts, and the addresses that more than one of them names. Styles and tests spell them out.
 *
 * State of the page stands on `<html>`: `data-route` (the screen in place), `data-bag` (a bag's own page),
 * `data-pending` (the screen is being put in place) and `data-hydrated` (the app is there, or on a bag's
 * page its script). An element with `data-live` needs that and is not shown before.
 *
 * Until the app takes over, the script inside the page listens as `window.onhashchange`,
 * `window.onclick` and `window.oninput`, which the app clears.
 */

/** The element that holds the app. */
export const ROOT_ID = "root";
/** The block of JSON with the shop's content. */
export const CONTENT_ID = "content";
/** The template with the tag that fetches the app. */
export const APP_ID = "app";
/** The notice on top of every screen. */
export const NOTICE_ID = "notice";
/** The property that holds its words, for the row that is as high (tools/site/notice.ts). */
export const NOTICE_WORDS = "--notice-words";
/** The template with the rules by which a browser may prepare a bag's page. */
export const SPECULATION_ID = "speculation";
/** The year of the copyright, which the build writes and the browser corrects. */
export const YEAR_ID = "year";
/** On a bag's page: the dialog for a photograph, and what passes the page on. */
export const PHOTO_ID = "photo";
export const SHARE_ID = "share";
/** On a bag's page: what holds the button that asks for the bag, and the colours to choose from. */
export const ASK_ID = "ask";
export const YARNS_ID = "yarns";
/** The photograph that grows, or shrinks, from one page into the next (src/app/grow-photo.ts). */
export const GROWING_ID = "grows";
/** The class of the owner's logo, where she has one (tools/site/logo.ts). */
export const LOGO_CLASS = "logo";
/** The page with the legal notice, below the shop's address. */
export const LEGAL_PATH = "aviso-legal/";

/** The template with a screen that is not in place. */
export const screenId = (route: string): string => `screen-${route}`;
/** The template that asks for the picture that a screen begins with. */
export const preloadsId = (route: string): string => `preloads-${route}`;
