import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { App } from "../../src/app/app";
import { BagPage } from "../../src/app/bag-page";
import { resolveRoute } from "../../src/app/routes";
import { NOTICE_ID, NOTICE_TEXT_PROPERTY, ROOT_ID } from "../../src/page-contract";
import "../../src/styles/base.css";
import { ContentContext, type ShopContent } from "../../src/content";
import { bindShortWords } from "../../src/content/bind-short-words";
import "./frame.css";
import type { Preview } from "./build-preview";
import {
  findElement,
  findTarget,
  INTERACTIVE_SELECTOR,
  type PreviewTarget,
  type Tap,
} from "./targets";

/** The frame's API for the workshop page. */
export type PreviewFrame = {
  show(preview: Preview): void;
  /** Goes to a screen (`#/novedades`) or to a bag's page (`bolsos/moon-bag/`). */
  navigate(url: string): void;
  onTap: (tap: Tap) => void;
  /** Called when the shop cannot render the content. */
  onError: () => void;
  /**
   * Scrolls a target into view, at the element with `text` if there is one.
   *
   * @param coveredHeight pixels at the bottom of the frame that the sheet covers
   */
  reveal(target: PreviewTarget, coveredHeight: number, text: string): void;
};

declare global {
  interface Window {
    previewFrame?: PreviewFrame;
  }
}

const handleError = () => {
  // The next content gets a fresh app.
  navigationCount += 1;
  window.previewFrame?.onError();
};
const root = createRoot(document.getElementById(ROOT_ID) as HTMLElement, {
  onCaughtError: handleError,
  onUncaughtError: handleError,
});
const notice = document.getElementById(NOTICE_ID) as HTMLElement;
const styles = new CSSStyleSheet();
document.adoptedStyleSheets.push(styles);

let shopContent: ShopContent | undefined;
/** Path of the bag whose page is open; undefined on a screen. */
let bagPagePath: string | undefined;
/** A new key for each navigation makes React remount the app, without its previous state. */
let navigationCount = 0;
/** The last tapped element, which the owner expects to see change. */
let tappedElement: Element | undefined;
/** The last tapped link. */
let tappedLink: HTMLElement | null = null;

function renderPage(): void {
  const bag = shopContent?.catalogue.find(({ path }) => path === bagPagePath);
  flushSync(() =>
    root.render(
      <ContentContext value={shopContent}>
        {bag ? (
          <BagPage bag={bag} />
        ) : (
          <App key={navigationCount} initialRoute={resolveRoute(location.hash)} />
        )}
      </ContentContext>,
    ),
  );
}

/** Renders a screen or a bag's page without a page transition, which would take the focus from the open sheet. */
function navigate(url: string): void {
  bagPagePath = url.startsWith("bolsos/") ? url : undefined;
  if (!bagPagePath) history.replaceState(null, "", location.href.replace(/#.*|$/, url));
  navigationCount += 1;
  renderPage();
  scrollTo(0, 0);
}

window.previewFrame = {
  show({ content, css, notice: noticeText }) {
    shopContent = content;
    styles.replaceSync(css);
    notice.hidden = !noticeText;
    notice.querySelector("p")?.replaceChildren(noticeText);
    document.documentElement.style.setProperty(NOTICE_TEXT_PROPERTY, JSON.stringify(noticeText));
    renderPage();
  },
  navigate,
  onTap: () => {},
  onError: () => {},
  reveal(target, coveredHeight, text) {
    const container = findElement(target, bagPagePath);
    const edited = [...(container?.querySelectorAll("*") ?? [])].findLast(
      ({ textContent }) => text && bindShortWords(textContent.trim()) === bindShortWords(text),
    );
    const isTapped = tappedElement?.isConnected && container?.contains(tappedElement);
    const element = edited ?? (isTapped ? tappedElement : container);
    if (!element) return;
    // The steps to order are folded away.
    element.closest("details")?.setAttribute("open", "");
    document.documentElement.style.scrollPaddingBottom = `${coveredHeight + 12}px`;
    element.scrollIntoView({ block: "nearest", behavior: "instant" });
  },
};

addEventListener(
  "click",
  (event) => {
    const element = event.target as Element;
    const link = element.closest("a");
    const isInteractive = element.closest(INTERACTIVE_SELECTOR) !== null;
    if (isInteractive && !link) return;
    event.preventDefault();
    if (isInteractive) return navigate(link?.getAttribute("href") ?? "");
    event.stopPropagation();
    const target = findTarget(element, bagPagePath);
    if (!target) return;
    tappedLink = link;
    // A key press has no coordinates: it clicks the focused element.
    const isKey = event.detail === 0;
    const elements = isKey ? [element] : document.elementsFromPoint(event.clientX, event.clientY);
    const top = elements[0] ?? element;
    tappedElement = top.clientHeight < innerHeight / 4 ? top : undefined;
    const isPicture = elements.some(({ localName }) => localName === "img");
    window.previewFrame?.onTap({ target, text: top.textContent?.trim() ?? "", isPicture });
  },
  { capture: true },
);
addEventListener("focus", () => {
  // React blurs an element when it moves it: the link needs its focus back.
  if (document.activeElement === document.body) tappedLink?.focus({ preventScroll: true });
});
addEventListener("submit", (event) => event.preventDefault(), { capture: true });
document.documentElement.dataset.ready = "";
