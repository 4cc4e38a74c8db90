import type { Page } from "@playwright/test";

/** What a visitor cannot read or press whole, one line each. */
export function cut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth)
      found.push(`the page is ${root.scrollWidth} px wide in ${root.clientWidth} px`);

    const hiddenFromSight = (element: Element) =>
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      element.closest(".visually-hidden") !== null ||
      getComputedStyle(element).clipPath !== "none";
    // The part that stays where it is while the page is scrolled below it.
    const staying = (part: Element | null): Element | null =>
      part && !/fixed|sticky/.test(getComputedStyle(part).position)
        ? staying(part.parentElement)
        : part;
    // A strip that a finger moves sideways brings into sight what stands beside it.
    const inStrip = (part: Element | null): boolean =>
      part !== null &&
      ((/auto|scroll/.test(getComputedStyle(part).overflowX) &&
        part.scrollWidth > part.clientWidth) ||
        inStrip(part.parentElement));
    const overlap = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    const lines: { said: string | null; line: DOMRect; above: Element | null }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!text.textContent?.trim() || !parent || hiddenFromSight(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      if (words.width < 2) continue;
      if ((words.left < -1 || words.right > root.clientWidth + 1) && !inStrip(parent))
        found.push(`out of the window: ${text.textContent}`);
      // The letters alone: the box of a line is higher.
      const above = staying(parent);
      const clamp = getComputedStyle(parent).webkitLineClamp === "none" ? undefined : parent;
      const end = clamp?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
      for (const { left, top, width, height } of range.getClientRects()) {
        // Below the last line that a clamp leaves, nothing is seen.
        if (top + height / 2 > end) continue;
        const line = new DOMRect(left, top + height * 0.3, width, height * 0.4);
        const under = lines.find(
          (other) =>
            other.above === above &&
            // The browser lays what it clamps over the last line that is seen.
            !(clamp && other.said === text.textContent) &&
            overlap(line, other.line),
        );
        if (under) found.push(`«${text.textContent}» over «${under.said}»`);
        lines.push({ said: text.textContent, line, above });
      }
      // Text stands inside every box around it that is seen as a box, or that cuts what overflows.
      for (
        let box: Element | null = parent;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const style = getComputedStyle(box);
        // What scrolls can be brought into sight.
        if (style.overflow.includes("auto")) break;
        const edged =
          style.backgroundColor !== "rgba(0, 0, 0, 0)" || style.borderTopWidth !== "0px";
        // What is cut after some lines ends in dots, and is whole on the page that the card leads to.
        const clamped = style.webkitLineClamp !== "none";
        const cuts = style.overflowY === "hidden" || style.overflowY === "clip";
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const sideways = words.left < left - 1 || words.right > right + 1;
        // The box of a line of text is a little higher than its letters.
        const upright = words.top < top - 4 || words.bottom > bottom + 4;
        if ((edged || cuts) && style.display !== "inline" && (sideways || (upright && !clamped)))
          found.push(`«${text.textContent}» leaves ${box.tagName}.${box.className}`);
        // A drop-down hangs below the box that it belongs to.
        if (style.position === "absolute") break;
      }
    }

    const controls = [...document.querySelectorAll("a[href],button,input,textarea")].filter(
      (control) => !hiddenFromSight(control),
    );
    const fixed = (control: Element) =>
      control.closest("header") !== null || staying(control) !== null;
    const name = (control: Element) => control.ariaLabel ?? control.textContent;
    for (const [i, one] of controls.entries())
      for (const other of controls.slice(i + 1))
        if (
          fixed(one) === fixed(other) &&
          overlap(one.getBoundingClientRect(), other.getBoundingClientRect())
        )
          found.push(`${name(one)} covers ${name(other)}`);
    return found;
  });
}
