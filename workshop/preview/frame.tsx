import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { App } from "../../src/app/app";
import { BagPage } from "../../src/app/bag-page";
import { resolveRoute } from "../../src/app/routes";
import { NOTICE_ID, NOTICE_TEXT_PROPERTY, ROOT_ID } from "../../src/page-contract";
import "../../src/styles/base.css";
import { catalogue, setContent } from "../../src/content";
import "./frame.css";
import type { Preview } from "./build-preview";
import {
  findElement,
  findTarget,
  INTERACTIVE_SELECTOR,
  type PreviewTarget,
  type Tap,
} from "./targets";

/** The shop in its frame, as the page around it drives it. */
export type PreviewFrame = {
  show(shown: Preview): void;
  /** Leads to a screen (`#/novedades`) or to a bag's own page (`bolsos/moon-bag/`). */
  navigate(address: string): void;
  onTap: (tap: Tap) => void;
  /** Scrolls a thing to where it is seen above what covers the frame from below. */
  reveal(thing: PreviewTarget, covered: number): void;
};

declare global {
  interface Window {
    previewFrame?: PreviewFrame;
  }
}

const root = createRoot(document.getElementById(ROOT_ID) as HTMLElement);
const notice = document.getElementById(NOTICE_ID) as HTMLElement;
const styles = new CSSStyleSheet();
document.adoptedStyleSheets.push(styles);

/** The path of the bag whose own page is shown. */
let bagPagePath: string | undefined;
/** Counts what has been gone to, so that nothing of the last visit stays. */
let navigationCount = 0;
/** What has been tapped last, as long as it is there: it is what she wants to see change. */
let tappedElement: Element | undefined;
/** The link that has been pressed last. */
let pressedLink: HTMLElement | null = null;

function renderPage(): void {
  const bag = catalogue.find(({ path }) => path === bagPagePath);
  flushSync(() =>
    root.render(
      bag ? (
        <BagPage bag={bag} />
      ) : (
        <App key={navigationCount} initialRoute={resolveRoute(location.hash)} />
      ),
    ),
  );
}

/** Shows a screen or a bag's own page at once: a page change would take the focus from the sheet that is open. */
function navigate(address: string): void {
  bagPagePath = address.startsWith("bolsos/") ? address : undefined;
  if (!bagPagePath) history.replaceState(null, "", location.href.replace(/#.*|$/, address));
  navigationCount += 1;
  renderPage();
  scrollTo(0, 0);
}

window.previewFrame = {
  show({ content, css, notice: words }) {
    setContent(content);
    styles.replaceSync(css);
    notice.hidden = !words;
    notice.querySelector("p")?.replaceChildren(words);
    document.documentElement.style.setProperty(NOTICE_TEXT_PROPERTY, JSON.stringify(words));
    renderPage();
  },
  navigate,
  onTap: () => {},
  reveal(thing, covered) {
    const whole = findElement(thing, bagPagePath);
    const element =
      tappedElement?.isConnected && whole?.contains(tappedElement) ? tappedElement : whole;
    if (!element) return;
    document.documentElement.style.scrollPaddingBottom = `${covered + 12}px`;
    element.scrollIntoView({ block: "nearest", behavior: "instant" });
  },
};

addEventListener(
  "click",
  (event) => {
    const target = event.target as Element;
    const link = target.closest("a");
    const works = target.closest(INTERACTIVE_SELECTOR);
    if (works && !link) return;
    event.preventDefault();
    if (works) return navigate(link?.getAttribute("href") ?? "");
    event.stopPropagation();
    const thing = findTarget(target, bagPagePath);
    if (!thing) return;
    pressedLink = link;
    // A key presses what has the focus, and nothing of what lies around it.
    const isKey = event.detail === 0;
    const all = isKey ? [target] : document.elementsFromPoint(event.clientX, event.clientY);
    const under = all[0] ?? target;
    tappedElement = under.clientHeight < innerHeight / 4 ? under : undefined;
    const isPicture = all.some(({ localName }) => localName === "img");
    window.previewFrame?.onTap({ target: thing, text: under.textContent?.trim() ?? "", isPicture });
  },
  { capture: true },
);
addEventListener("focus", () => {
  // React has taken the focus from what it has moved.
  if (document.activeElement === document.body) pressedLink?.focus({ preventScroll: true });
});
addEventListener("submit", (event) => event.preventDefault(), { capture: true });
document.documentElement.dataset.ready = "";
