/**
 * What the build, the inline scripts and the app agree on. Styles and tests spell the ids out.
 *
 * `<html>` holds the page's state: `data-route` (the screen that is shown), `data-bag` (a bag's own page),
 * `data-pending` (Home's markup is hidden) and `data-ready` (the app, or a bag's page's script, has run). An element
 * with `data-needs-script` is hidden until `data-ready`.
 */

export const ROOT_ID = "root";
/** The JSON with the shop's content. */
export const CONTENT_ID = "content";
/** The template with the tag that fetches the app. */
export const APP_TEMPLATE_ID = "app";
export const NOTICE_ID = "notice";
/** The custom property that holds the notice's words (tools/site/notice.ts). */
export const NOTICE_TEXT_PROPERTY = "--notice-words";
export const YEAR_ID = "year";
/** On a bag's page: the dialog for photographs, and «Copiar el enlace». */
export const PHOTO_DIALOG_ID = "photo";
export const SHARE_ID = "share";
/** On a bag's page: what holds the button that asks for the bag, and the colours to choose from. */
export const ORDER_ACTION_ID = "ask";
export const YARN_PICKER_ID = "yarns";
/** The photograph that grows, or shrinks, from one page into the next (src/app/photo-transition.ts). */
export const TRANSITION_PHOTO_ID = "grows";
/** Below the shop's address. */
export const LEGAL_PATH = "aviso-legal/";

/** The template of a screen that is not shown. */
export const screenTemplateId = (route: string): string => `screen-${route}`;
/** The template that preloads a screen's first picture. */
export const preloadTemplateId = (route: string): string => `preloads-${route}`;
