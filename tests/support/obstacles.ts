import type { Page } from "@playwright/test";

/** What the translator of Chrome does: every text gets two <font> elements around a new text. */
export const translate = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      node.nodeValue?.trim() && !node.parentElement?.closest("script,style,font,noscript,textarea")
        ? NodeFilter.FILTER_ACCEPT
        : NodeFilter.FILTER_REJECT,
    );
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const outer = document.createElement("font");
      const inner = document.createElement("font");
      inner.append(`«${text.nodeValue}»`);
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    }
    return texts.length;
  });

/** A browser that keeps no site data throws where a page so much as looks for it. */
export const blockSiteData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    for (const storage of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, storage, {
        configurable: true,
        get() {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
    }
  });
