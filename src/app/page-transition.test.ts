import { expect, test } from "vitest";
import { initialPage, type PageTransitionAction, pageTransitionReducer } from "./page-transition";
import type { Route } from "./routes";

const navigateTo = (route: Route, isInstant = false): PageTransitionAction => ({
  type: "navigate",
  route,
  isInstant,
});
/** Stands for the `fadeEnd` action of the current fade. */
const FADE_END = "fadeEnd";
const stateAfter = (...actions: (PageTransitionAction | typeof FADE_END)[]) =>
  actions.reduce(
    (page, action) =>
      pageTransitionReducer(
        page,
        action === FADE_END ? { type: "fadeEnd", fadeId: page.fadeId } : action,
      ),
    initialPage("home"),
  );

test("the initial page is idle", () => {
  expect(initialPage("novedades")).toEqual({
    currentRoute: "novedades",
    targetRoute: "novedades",
    phase: "idle",
    fadeId: 0,
  });
});

test("the old page leaves before the new page enters", () => {
  expect(stateAfter(navigateTo("novedades"))).toEqual({
    currentRoute: "home",
    targetRoute: "novedades",
    phase: "leaving",
    fadeId: 1,
  });
  expect(stateAfter(navigateTo("novedades"), FADE_END)).toEqual({
    currentRoute: "novedades",
    targetRoute: "novedades",
    phase: "entering",
    fadeId: 2,
  });
  expect(stateAfter(navigateTo("novedades"), FADE_END, FADE_END)).toEqual({
    ...initialPage("novedades"),
    fadeId: 2,
  });
});

test("only the last requested page enters", () => {
  expect(
    stateAfter(navigateTo("novedades"), navigateTo("essentials"), navigateTo("not-found"), FADE_END)
      .currentRoute,
  ).toBe("not-found");
});

test("navigating while a page enters starts its fade-out at once", () => {
  expect(stateAfter(navigateTo("novedades"), FADE_END, navigateTo("essentials"))).toEqual({
    currentRoute: "novedades",
    targetRoute: "essentials",
    phase: "leaving",
    fadeId: 3,
  });
});

test("navigating to the target page returns the same state", () => {
  const idle = initialPage("home");
  expect(pageTransitionReducer(idle, navigateTo("home"))).toBe(idle);
  const leaving = pageTransitionReducer(idle, navigateTo("novedades"));
  expect(pageTransitionReducer(leaving, navigateTo("novedades"))).toBe(leaving);
  expect(pageTransitionReducer(idle, { type: "fadeEnd", fadeId: 0 })).toBe(idle);
});

test("navigating back while a page leaves makes it enter again", () => {
  expect(stateAfter(navigateTo("novedades"), navigateTo("home"), FADE_END)).toEqual({
    currentRoute: "home",
    targetRoute: "home",
    phase: "entering",
    fadeId: 2,
  });
});

test("two fades of the same phase have different ids", () => {
  const leaving = stateAfter(navigateTo("novedades"));
  const leavingAgain = stateAfter(navigateTo("novedades"), FADE_END, navigateTo("home"));
  expect(leavingAgain.phase).toBe(leaving.phase);
  expect(leavingAgain.fadeId).not.toBe(leaving.fadeId);
});

test("changing the target while a page leaves does not restart its fade", () => {
  expect(stateAfter(navigateTo("novedades"), navigateTo("essentials")).fadeId).toBe(
    stateAfter(navigateTo("novedades")).fadeId,
  );
});

test("with reduced motion the new page appears without a fade", () => {
  expect(stateAfter(navigateTo("essentials", true))).toEqual(initialPage("essentials"));
  expect(stateAfter(navigateTo("novedades"), navigateTo("essentials", true))).toEqual(
    initialPage("essentials"),
  );
});
