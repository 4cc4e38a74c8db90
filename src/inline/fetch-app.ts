import { APP_TEMPLATE_ID, ROOT_ID } from "../page-contract";

/** Fetches the app after the first picture: on a slow line they would halve each other's speed (docs/decisions/003). */

const delay = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** From the first picture's frame to the app: painting the picture needs the processor. */
const PAINT_DELAY_MS = 100;
/** A host that never answers for the picture must not keep the app away. */
const PICTURE_TIMEOUT_MS = 5000;

const firstPicture = document.getElementById(ROOT_ID)?.querySelector("img");
/** Resolves when the first picture has loaded, has failed, or is out of sight. */
const firstPictureReady = new Promise<unknown>((resolve) => {
  if (!firstPicture || firstPicture.complete) return resolve(true);
  // Not `decode()`, with which Chrome paints the picture 50 ms later.
  firstPicture.onload = firstPicture.onerror = resolve;
  // After a reload further down the page Firefox and WebKit may never load a picture that is out of sight.
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
