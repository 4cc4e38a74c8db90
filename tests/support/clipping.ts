import type { Page } from "@playwright/test";

/** What a visitor cannot read whole, one line each: text out of the window or of its box, or over other text. */
export function findClippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth)
      found.push(`the page is ${scrollWidth} px wide in ${clientWidth} px`);

    const lines: { said: string | null; line: DOMRect; layer: Element | null }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement as Element;
      const range = document.createRange();
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      const seen = parent.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const { clipPath, webkitLineClamp } = getComputedStyle(parent);
      // What is clipped is for screen readers alone.
      const clipped = clipPath !== "none" || parent.closest(".visually-hidden");
      if (!seen || clipped || words.width < 2) continue;
      const leaves = ({ left, right }: { left: number; right: number }) =>
        words.left < left - 1 || words.right > right + 1;

      /** What stays where it is while the page is scrolled below it. */
      let layer: Element | null = null;
      let [scrolls, hangs] = [false, false];
      for (let box = parent; box !== document.body; box = box.parentElement as Element) {
        const style = getComputedStyle(box);
        scrolls ||= /auto|scroll/.test(style.overflow);
        const edged =
          style.backgroundColor !== "rgba(0, 0, 0, 0)" || style.borderTopWidth !== "0px";
        const holds = style.display !== "inline" && (edged || /hidden|clip/.test(style.overflowY));
        const edge = box.getBoundingClientRect();
        // The box of a line is a little higher than its letters. What is cut after some lines ends in dots.
        const upright =
          style.webkitLineClamp === "none" &&
          (words.top < edge.top - 4 || words.bottom > edge.bottom + 4);
        if (!scrolls && !hangs && holds && (upright || leaves(edge)))
          found.push(`«${text.textContent}» leaves ${box.tagName}.${box.className}`);
        // A drop-down hangs below the box that it belongs to.
        hangs ||= style.position === "absolute";
        if (/fixed|sticky/.test(style.position)) layer ??= box;
      }
      if (!scrolls && leaves({ left: 0, right: clientWidth }))
        found.push(`out of the window: ${text.textContent}`);

      // The browser lays the lines that it does not show over those that it shows.
      if (webkitLineClamp !== "none") continue;
      for (const { left, top, width, height } of range.getClientRects()) {
        // The letters alone.
        const line = new DOMRect(left, top + height * 0.3, width, height * 0.4);
        const over = lines.find(
          (other) =>
            other.layer === layer &&
            Math.min(line.right, other.line.right) - Math.max(line.left, other.line.left) > 1 &&
            Math.min(line.bottom, other.line.bottom) - Math.max(line.top, other.line.top) > 1,
        );
        if (over) found.push(`«${text.textContent}» over «${over.said}»`);
        lines.push({ said: text.textContent, line, layer });
      }
    }
    return found;
  });
}
