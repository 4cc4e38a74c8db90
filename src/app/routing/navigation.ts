import { hasModifierKey } from "../../browser/modifier-key";
import { prefersReducedMotion } from "../../browser/reduced-motion";
import { getPreloadTemplateId } from "../../page-contract";
import { ABOUT_ID, buildRouteHash, normalizeHash, type Route, resolveRoute } from "./routes";

/** Ends the wait for the overlay in a hidden tab, where `transitionend` never fires. Twice `--page-fade` of tokens.css. */
const FADE_TIMEOUT_MS = 1000;

/** One screen fades out, then the *last* requested screen fades in. Screens requested in between are skipped. */
type PageTransition = ReturnType<typeof createTransition>;

const createTransition = (route: Route) => ({
  currentRoute: route,
  targetRoute: route,
  isLeaving: false,
  /** Number of swaps so far. A return to the same screen counts too. */
  arrivals: 0,
});

/** Returns the state after the swap to the requested screen. app.module.css fades it in. */
const completeTransition = ({ targetRoute, arrivals }: PageTransition): PageTransition => ({
  ...createTransition(targetRoute),
  arrivals: arrivals + 1,
});

/** Loads a screen's first picture while the old screen fades out. Home's page has the preloads (src/inline/detect-route.ts). */
function preloadFirstPicture(route: Route): void {
  const template = document.getElementById(getPreloadTemplateId(route));
  if (template instanceof HTMLTemplateElement) document.head.append(template.content);
}

/** Scrolls to a section of Home and focuses its heading. Returns false if the screen has no such section. */
function showSection(id: string, behavior: ScrollBehavior = "auto"): boolean {
  const element = document.getElementById(id);
  const heading = element?.closest("section")?.querySelector("h2");
  if (!element || !heading) return false;
  element.scrollIntoView({ behavior });
  heading.focus({ preventScroll: true });
  return true;
}

/** Creates the store of the requested screen and section. It owns the hash, and the history entry's state and scroll. */
export function createNavigation(initialRoute: Route) {
  let transition = createTransition(initialRoute);
  let notify = () => {};
  let fadeTimer: ReturnType<typeof setTimeout> | undefined;

  function setTransition(next: PageTransition): void {
    if (!next.isLeaving) clearTimeout(fadeTimer);
    else if (!transition.isLeaving) swapAfter(FADE_TIMEOUT_MS);
    transition = next;
    notify();
  }

  function swapAfter(ms: number): void {
    clearTimeout(fadeTimer);
    fadeTimer = setTimeout(() => setTransition(completeTransition(transition)), ms);
  }

  /** Swaps the screens once the overlay (app.module.css) hides the old one. */
  function onTransitionEnd({ target, pseudoElement }: TransitionEvent): void {
    // After a timer, because the browser paints the opaque overlay only after this event.
    if (pseudoElement === "::after" && (target as Element).matches("[data-leaving]")) swapAfter(0);
  }

  function followHash(): void {
    const targetRoute = resolveRoute(location.hash);
    if (targetRoute === transition.targetRoute) return;
    preloadFirstPicture(targetRoute);
    const next = { ...transition, targetRoute, isLeaving: true };
    setTransition(prefersReducedMotion() ? completeTransition(next) : next);
  }

  /** Keeps the scroll position while a screen fades out: after `popstate` the browser restores the next screen's. */
  function keepScroll(): void {
    // The browser itself scrolls between sections of Home, and back to where the visitor was.
    if (!transition.isLeaving && resolveRoute(location.hash) === transition.currentRoute) return;
    // A reload during the fade opens the new screen at its top.
    history.scrollRestoration = "manual";
    const top = scrollY;
    const { arrivals } = transition;
    // Despite `manual`, Chromium and Firefox restore the scroll position before the next frame.
    requestAnimationFrame(() => {
      if (transition.arrivals === arrivals) scrollTo(0, top);
    });
  }

  function onHashChange(): void {
    const previous = transition;
    followHash();
    const id = normalizeHash(location.hash);
    // The browser compares the hash with ids exactly. Another screen shows its section on arrival.
    if (transition === previous && !transition.isLeaving && location.hash !== `#${id}`)
      showSection(id);
  }

  function onPageShow(): void {
    // Wait a frame: WebKit restores the scroll of a page from the page cache after `pageshow`.
    requestAnimationFrame(() => {
      followHash();
      if (!transition.isLeaving) history.scrollRestoration = "auto";
    });
  }

  /** Focuses the title when a visitor clicks a link to the screen already requested. Adds no history entry. */
  function onClick(event: MouseEvent): void {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[href^='#/']");
    if (!link || event.defaultPrevented || event.button || hasModifierKey(event)) return;
    if (resolveRoute(link.hash) !== resolveRoute(location.hash)) return;
    event.preventDefault();
    // Replaces `#contacto` with `#/`, and drops a request for About.
    if (link.href !== location.href || history.state) history.replaceState(null, "", link.href);
    if (transition.isLeaving) return;
    document.querySelector("h1")?.focus();
    scrollTo(0, 0);
  }

  return {
    /** Hydration must render the prerendered screen, so only `subscribe` reads the address. */
    getSnapshot: () => transition,

    subscribe(listener: () => void): () => void {
      const controller = new AbortController();
      const { signal } = controller;
      notify = listener;
      addEventListener("popstate", keepScroll, { signal });
      addEventListener("hashchange", onHashChange, { signal });
      addEventListener("pageshow", onPageShow, { signal });
      document.addEventListener("click", onClick, { signal });
      document.addEventListener("transitionend", onTransitionEnd, { signal });
      // The hash may have changed since the first paint.
      followHash();
      return () => controller.abort();
    },

    /** Scrolls to About, first navigating to Home from another screen. */
    openAbout(): void {
      if (resolveRoute(location.hash) !== "home") location.hash = buildRouteHash("home");
      else if (transition.currentRoute === "home" && !transition.isLeaving) {
        showSection(ABOUT_ID, prefersReducedMotion() ? "auto" : "smooth");
        return;
      }
      history.replaceState({ scrollTo: ABOUT_ID }, "");
    },

    /** Scrolls a rendered screen to its requested section or its top, and focuses the heading. */
    onArrival(arrivals: number): void {
      const opensAbout = transition.currentRoute === "home" && history.state?.scrollTo === ABOUT_ID;
      // The browser itself scrolls a page that it has loaded.
      if (arrivals === 0 && !opensAbout) return;
      if (opensAbout) history.replaceState(null, "");
      scrollTo(0, 0);
      history.scrollRestoration = "auto";
      if (!showSection(opensAbout ? ABOUT_ID : normalizeHash(location.hash)))
        document.querySelector("h1")?.focus({ preventScroll: true });
    },
  };
}
