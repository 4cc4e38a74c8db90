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

test("the first page is at rest", () => {
  expect(initialPage("novedades")).toEqual({
    currentRoute: "novedades",
    targetRoute: "novedades",
    phase: "idle",
    fadeId: 0,
  });
});

test("the old page leaves before the new one enters", () => {
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

test("the page asked for last is shown, those in between are skipped", () => {
  expect(
    stateAfter(navigateTo("novedades"), navigateTo("essentials"), navigateTo("not-found"), FADE_END)
      .currentRoute,
  ).toBe("not-found");
});

test("a page that is entering can be left at once", () => {
  expect(stateAfter(navigateTo("novedades"), FADE_END, navigateTo("essentials"))).toEqual({
    currentRoute: "novedades",
    targetRoute: "essentials",
    phase: "leaving",
    fadeId: 3,
  });
});

test("asking for the page that is already wanted changes nothing", () => {
  const idle = initialPage("home");
  expect(pageTransitionReducer(idle, navigateTo("home"))).toBe(idle);
  const leaving = pageTransitionReducer(idle, navigateTo("novedades"));
  expect(pageTransitionReducer(leaving, navigateTo("novedades"))).toBe(leaving);
  expect(pageTransitionReducer(idle, { type: "fadeEnd", fadeId: 0 })).toBe(idle);
});

test("turning back while leaving enters the same page again", () => {
  expect(stateAfter(navigateTo("novedades"), navigateTo("home"), FADE_END)).toEqual({
    currentRoute: "home",
    targetRoute: "home",
    phase: "entering",
    fadeId: 2,
  });
});

test("two fades in a row are told apart, though both are of a page that leaves", () => {
  const leaving = stateAfter(navigateTo("novedades"));
  const leavingAgain = stateAfter(navigateTo("novedades"), FADE_END, navigateTo("home"));
  expect(leavingAgain.phase).toBe(leaving.phase);
  expect(leavingAgain.fadeId).not.toBe(leaving.fadeId);
});

test("asking for another page does not make the one that leaves take longer", () => {
  expect(stateAfter(navigateTo("novedades"), navigateTo("essentials")).fadeId).toBe(
    stateAfter(navigateTo("novedades")).fadeId,
  );
});

test("with reduced motion the new page is there at once", () => {
  expect(stateAfter(navigateTo("essentials", true))).toEqual(initialPage("essentials"));
  expect(stateAfter(navigateTo("novedades"), navigateTo("essentials", true))).toEqual(
    initialPage("essentials"),
  );
});
