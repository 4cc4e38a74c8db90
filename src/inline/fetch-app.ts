import { APP_TEMPLATE_ID, ROOT_ID } from "../page-contract";

/** Fetches the app after the first picture, so that they do not share a slow connection (docs/decisions/003). */

/** Delay between the first picture's frame and the app: painting the picture needs the CPU. */
const PAINT_DELAY_MS = 100;
/** The app starts even if the host never answers the picture's request. */
const PICTURE_TIMEOUT_MS = 5000;

// A translating proxy adds the `<base>` of the original host, where the policy allows no script.
const base = document.querySelector("base");
if (base && new URL(base.href).origin !== location.origin) base.remove();

const app = (document.getElementById(APP_TEMPLATE_ID) as HTMLTemplateElement).content;
/** The first call empties the template, so further calls append nothing. */
const fetchApp = () => document.body.append(app);
setTimeout(fetchApp, PICTURE_TIMEOUT_MS);
const onPictureReady = () => requestAnimationFrame(() => setTimeout(fetchApp, PAINT_DELAY_MS));

const picture = document.getElementById(ROOT_ID)?.querySelector("img");
if (!picture || picture.complete) onPictureReady();
else {
  // Wait for `load`: after `decode()` Chrome paints the picture 50 ms later.
  picture.onload = picture.onerror = onPictureReady;
  // After a reload of a scrolled page Firefox and WebKit may never load a picture that is off screen.
  new IntersectionObserver((entries) => {
    if (!entries.pop()?.isIntersecting) onPictureReady();
  }).observe(picture);
}
