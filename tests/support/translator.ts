import type { Locator } from "@playwright/test";

/**
 * Translates an element like Chrome: wraps each of its texts in elements of their own, and again each text that the page
 * adds. A framework that then removes or replaces such a text does not find it in its parent.
 */
export const translateTexts = (root: Locator): Promise<void> =>
  root.evaluate((element) => {
    const wrapTexts = (node: Node) => {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts: Text[] = node instanceof Text ? [node] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest("font,script,style")) continue;
        const outer = document.createElement("font");
        const inner = document.createElement("font");
        text.replaceWith(outer);
        outer.append(inner);
        inner.append(text);
      }
    };
    wrapTexts(element);
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node.isConnected) wrapTexts(node);
    }).observe(element, { childList: true, subtree: true });
  });
