import type { Page } from "@playwright/test";

/** Finds text that is not fully readable, one line each: outside the window or its box, or over other text. */
export function findClippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth)
      problems.push(`the page is ${scrollWidth} px wide in ${clientWidth} px`);

    const lines: { content: string | null; line: DOMRect; layer: Element | null }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement as Element;
      const range = document.createRange();
      range.selectNodeContents(text);
      const bounds = range.getBoundingClientRect();
      const isVisible = parent.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const { webkitLineClamp } = getComputedStyle(parent);
      // Text with a clip path is for screen readers only.
      let isClipped = false;
      for (let box: Element | null = parent; box; box = box.parentElement)
        isClipped ||= getComputedStyle(box).clipPath !== "none";
      if (!isVisible || isClipped || bounds.width < 2) continue;
      const overflows = ({ left, right }: { left: number; right: number }) =>
        bounds.left < left - 1 || bounds.right > right + 1;

      /** The closest fixed or sticky box: the page scrolls below it. */
      let layer: Element | null = null;
      let isScrollable = false;
      let isClamped = false;
      let isDropdown = false;
      for (let box = parent; box !== document.body; box = box.parentElement as Element) {
        const style = getComputedStyle(box);
        isScrollable ||= /auto|scroll/.test(style.overflow);
        const hasEdge =
          style.backgroundColor !== "rgba(0, 0, 0, 0)" || style.borderTopWidth !== "0px";
        const clips =
          style.display !== "inline" && (hasEdge || /hidden|clip/.test(style.overflowY));
        const edge = box.getBoundingClientRect();
        // A line clamp ends in an ellipsis, which is no clipping. The range contains the lines after it.
        isClamped ||= style.webkitLineClamp !== "none";
        // A line box is slightly higher than its letters.
        const overflowsVertically =
          !isClamped && (bounds.top < edge.top - 4 || bounds.bottom > edge.bottom + 4);
        if (!isScrollable && !isDropdown && clips && (overflowsVertically || overflows(edge)))
          problems.push(`«${text.textContent}» overflows ${box.tagName}.${box.className}`);
        // A dropdown extends below its parent box.
        isDropdown ||= style.position === "absolute";
        if (/fixed|sticky/.test(style.position)) layer ??= box;
      }
      if (!isScrollable && overflows({ left: 0, right: clientWidth }))
        problems.push(`out of the window: ${text.textContent}`);

      // The browser lays out the lines after a clamp over the visible ones.
      if (webkitLineClamp !== "none") continue;
      for (const { left, top, width, height } of range.getClientRects()) {
        // The letters, without the line spacing.
        const line = new DOMRect(left, top + height * 0.3, width, height * 0.4);
        const overlap = lines.find(
          (previous) =>
            previous.layer === layer &&
            Math.min(line.right, previous.line.right) - Math.max(line.left, previous.line.left) >
              1 &&
            Math.min(line.bottom, previous.line.bottom) - Math.max(line.top, previous.line.top) > 1,
        );
        if (overlap) problems.push(`«${text.textContent}» over «${overlap.content}»`);
        lines.push({ content: text.textContent, line, layer });
      }
    }
    return problems;
  });
}

/** The text spacing of WCAG 1.4.12, but for the space after paragraphs. */
export const TEXT_SPACING =
  "*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}";

/** Applies a visitor's styles as a constructed `CSSStyleSheet`, which the content security policy allows. */
export const applyUserStyles = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
