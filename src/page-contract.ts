/**
 * Names that the build, the inline scripts and the app share. Styles and tests write the ids literally.
 *
 * `<html>` holds the page's state: `data-route` (the current screen), `data-bag` (a bag's page), `data-pending` (Home's
 * HTML is hidden), `data-ready` (the app or the static pages' script has run) and `data-zoomed` (the page is
 * pinch-zoomed). Elements with `data-needs-script` are hidden until `data-ready`.
 */

export const ROOT_ID = "root";
/** The JSON with the shop's content. */
export const CONTENT_ID = "content";
/** The template with the app's `<script>`. */
export const APP_TEMPLATE_ID = "app";
export const YEAR_ID = "year";
/** On a bag's page: an element behind the first photo. */
export const AFTER_FIRST_PHOTO_ID = "after-first-photo";
/** On a bag's page: the photo dialog, its strip of slides, and the text about the current photo. */
export const PHOTO_DIALOG_ID = "photo";
export const PHOTO_STRIP_ID = "slides";
export const PHOTO_CAPTION_ID = "caption";
/** On a bag's page: the container of the order button, the bar that repeats it on a phone, the links for a question, and the yarn picker. */
export const ORDER_ACTION_ID = "order-action";
export const ORDER_BAR_ID = "order-bar";
export const QUESTION_ID = "question";
export const YARN_PICKER_ID = "yarns";
/** On a bag's page: the drawing of its true size. */
export const DRAWING_ID = "tamano";
/** On a bag's page: the link to its collection. */
export const BACK_LINK_ID = "back";

/** The template of a screen other than Home. */
export const getScreenTemplateId = (route: string): string => `screen-${route}`;
/** The template that preloads a screen's first picture. */
export const getPreloadTemplateId = (route: string): string => `preloads-${route}`;
