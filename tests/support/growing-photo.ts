type Transition = { ready: Promise<void>; finished: Promise<void> };

/**
 * For a page to be opened with. As `window.grown` it has, once the page is in place, how wide the photograph was at
 * first that has grown from the page before into this one; of none, nothing.
 */
export function watchGrowth(): void {
  const firstWidths = () =>
    document.getAnimations().flatMap(({ effect }) => {
      const { pseudoElement, getKeyframes } = effect as KeyframeEffect;
      if (pseudoElement !== "::view-transition-group(photo)") return [];
      return [Math.round(Number.parseFloat(String(getKeyframes.call(effect)[0]?.width)))];
    });
  // A page that the browser keeps has it anew each time.
  addEventListener("pagehide", () => Object.assign(window, { grown: undefined }));
  addEventListener("pagereveal", (event) => {
    const { viewTransition } = event as Event & { viewTransition: Transition | null };
    const grown = async ({ ready, finished }: Transition) => {
      const widths = await ready.then(firstWidths);
      await finished;
      return widths;
    };
    Object.assign(window, { grown: viewTransition ? grown(viewTransition) : [] });
  });
}
