import { APP_TEMPLATE_ID, ROOT_ID } from "../page-contract";

/** Fetches the app after the first picture, so that they do not share a slow connection (docs/decisions/003). */

const delay = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Delay between the first picture's frame and the app: painting the picture needs the CPU. */
const PAINT_DELAY_MS = 100;
/** The app starts even if the host never answers the picture's request. */
const PICTURE_TIMEOUT_MS = 5000;

const firstPicture = document.getElementById(ROOT_ID)?.querySelector("img");
/** Resolves when the first picture has loaded, has failed, or is off screen. */
const firstPictureReady = new Promise<unknown>((resolve) => {
  if (!firstPicture || firstPicture.complete) return resolve(true);
  // Not `decode()`: Chrome then paints the picture 50 ms later.
  firstPicture.onload = firstPicture.onerror = resolve;
  // After a reload of a scrolled page Firefox and WebKit may never load a picture that is off screen.
  new IntersectionObserver((entries, observer) => {
    if (entries.pop()?.isIntersecting) return;
    observer.disconnect();
    resolve(true);
  }).observe(firstPicture);
});
const nextFrame = () => new Promise<unknown>(requestAnimationFrame);

Promise.race([
  firstPictureReady.then(nextFrame).then(() => delay(PAINT_DELAY_MS)),
  delay(PICTURE_TIMEOUT_MS),
]).then(() =>
  document.body.append((document.getElementById(APP_TEMPLATE_ID) as HTMLTemplateElement).content),
);
