import { APP_ID, ROOT_ID } from "../page-contract";
import { speculate } from "./speculate";

/**
 * The script at the end of the page. It fetches the app once the picture that is seen first is there:
 * the page is complete without the app, and on a slow line the two would halve each other's speed
 * (docs/decisions/007).
 */
const after = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

const picture = document.getElementById(ROOT_ID)?.querySelector("img");
/** The first picture has come, has failed, or is out of sight. */
const pictureSettled = new Promise<unknown>((settle) => {
  if (!picture || picture.complete) return settle(true);
  // Not `decode()`: Chrome then paints the picture 50 ms later.
  picture.onload = picture.onerror = settle;
  // Firefox and WebKit may never load a picture that is out of sight, after a reload further down or at a section.
  new IntersectionObserver((changes, observer) => {
    if (changes.pop()?.isIntersecting) return;
    observer.disconnect();
    settle(true);
  }).observe(picture);
});
const frame = () => new Promise<unknown>(requestAnimationFrame);

Promise.race([
  // A tenth of a second from the picture's frame to the screen, in which nothing takes its processor.
  pictureSettled.then(frame).then(() => after(100)),
  // A host that never answers for the picture does not keep the app away.
  after(5000),
]).then(() => {
  document.body.append((document.getElementById(APP_ID) as HTMLTemplateElement).content);
  speculate();
});
