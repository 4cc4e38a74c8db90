import { APP_ID, ROOT_ID } from "../page-contract";
import { speculate } from "./speculate";

/**
 * The script at the end of the page. It fetches the app once the picture that is seen first is there:
 * the page is complete without the app, and on a slow line the two would halve each other's speed
 * (docs/decisions/007).
 */
const start = () => {
  document.body.append((document.getElementById(APP_ID) as HTMLTemplateElement).content);
  speculate();
};

// A tenth of a second from the picture's frame to the screen, in which nothing takes its processor.
const startAfterPaint = () => requestAnimationFrame(() => setTimeout(start, 100));

const picture = document.getElementById(ROOT_ID)?.querySelector("img");
// A picture that cannot be had is not waited for; nor, for ever, is one that never answers.
setTimeout(start, 5000);
// Not `decode()`: Chrome then paints the picture 50 ms later.
if (picture && !picture.complete) {
  picture.onload = picture.onerror = startAfterPaint;
  // Nor one that is out of sight, after a reload further down or at a section: it may never be loaded.
  new IntersectionObserver((changes) => {
    if (!changes.pop()?.isIntersecting) startAfterPaint();
  }).observe(picture);
} else startAfterPaint();
