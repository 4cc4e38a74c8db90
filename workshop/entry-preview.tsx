import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { LEGAL_PATH } from "../lib/paths";
import { App } from "../src/app/app";
import { BagPage } from "../src/app/bag-page";
import { LegalNotice } from "../src/app/legal-notice";
import { resolveRoute } from "../src/app/routing/routes";
import { StaticPage } from "../src/app/static-page";
import { ROOT_ID } from "../src/page-contract";
import "../src/styles/base.css";
import { ContentContext, type ShopContent } from "../src/content";
import "./preview/frame.css";
import { findFieldName, isTapped, isWithin, listenToTaps } from "./preview/taps";

const handleError = () => {
  // Remount the app with the next content.
  navigationCount += 1;
  window.previewFrame?.onError();
};
const root = createRoot(document.getElementById(ROOT_ID) as HTMLElement, {
  onCaughtError: handleError,
  onUncaughtError: handleError,
});
const styles = new CSSStyleSheet();
const coverStyles = new CSSStyleSheet();
document.adoptedStyleSheets.push(styles, coverStyles);

let shopContent: ShopContent | undefined;
/** Path of the open bag's page or legal notice; undefined on a screen. */
let staticPath: string | undefined;
/** A new key for each navigation makes React remount the app, without its previous state. */
let navigationCount = 0;

function Page({ content }: { content: ShopContent }) {
  if (staticPath === LEGAL_PATH)
    return (
      <StaticPage>
        <LegalNotice />
      </StaticPage>
    );
  const bag = content.catalogue.find(({ path }) => path === staticPath);
  if (bag) return <BagPage bag={bag} />;
  return <App key={navigationCount} initialRoute={resolveRoute(location.hash)} />;
}

function renderPage(): void {
  // The workshop may navigate before it has loaded the content.
  if (!shopContent) return;
  const page = (
    <ContentContext value={shopContent}>
      <Page content={shopContent} />
    </ContentContext>
  );
  flushSync(() => root.render(page));
}

/** Renders a page without a page transition, which would take the focus from the open sheet. */
function navigate(url: string): void {
  const [path, sectionId] = url.split("#");
  staticPath = /^(\.\/)?$/.test(path ?? "") ? undefined : path;
  const address = new URL(location.href);
  address.hash = sectionId ?? "";
  if (!staticPath) history.replaceState(null, "", address);
  navigationCount += 1;
  renderPage();
  scrollTo(0, 0);
  document.getElementById(sectionId ?? "")?.scrollIntoView();
}

window.previewFrame = {
  show({ content, css, emptyPlaces }) {
    shopContent = content;
    document.documentElement.dataset.emptyPlaces = emptyPlaces.join(" ");
    styles.replaceSync(css);
    renderPage();
  },
  showCover: (css) => coverStyles.replaceSync(css),
  navigate,
  onTap: () => {},
  onError: () => {},
  reveal(fields, coveredHeight) {
    const fieldElements = [...document.querySelectorAll("[data-field]")].map(
      (element) => [element, findFieldName(element)] as const,
    );
    const findElement = (container: string) => {
      const elements = fieldElements.flatMap(([element, field]) =>
        isWithin(field, container) ? element : [],
      );
      return (
        elements.find(isTapped) ??
        elements.find((element) => element.closest("main")) ??
        elements.find((element) => element.getClientRects().length > 0)
      );
    };
    // An empty name would find a fixed text.
    const element = fields.filter(Boolean).map(findElement).find(Boolean);
    if (!element) return;
    // The «Cómo pedir» steps are in a closed <details>.
    element.closest("details")?.setAttribute("open", "");
    document.documentElement.style.scrollPaddingBottom = `${coveredHeight + 12}px`;
    element.scrollIntoView({ block: "nearest", behavior: "instant" });
  },
};

listenToTaps(navigate);
addEventListener("submit", (event) => event.preventDefault(), { capture: true });
document.documentElement.dataset.ready = "";
