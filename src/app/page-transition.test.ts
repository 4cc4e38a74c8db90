import { expect, test } from "vitest";
import { endFade, initialPage, type PageTransition, requestRoute } from "./page-transition";
import type { Route } from "./routes";

type Step = (page: PageTransition) => PageTransition;
const navigateTo =
  (route: Route, isInstant = false): Step =>
  (page) =>
    requestRoute(page, route, isInstant);
const stateAfter = (...steps: Step[]) =>
  steps.reduce((page, step) => step(page), initialPage("home"));

test("the old page leaves before the new page enters and arrives", () => {
  const leaving: PageTransition = {
    currentRoute: "home",
    targetRoute: "novedades",
    phase: "leaving",
    arrivals: 0,
  };
  const entering = { ...leaving, currentRoute: "novedades", phase: "entering", arrivals: 1 };
  expect(stateAfter(navigateTo("novedades"))).toEqual(leaving);
  expect(stateAfter(navigateTo("novedades"), endFade)).toEqual(entering);
  expect(stateAfter(navigateTo("novedades"), endFade, endFade)).toEqual({
    ...initialPage("novedades"),
    arrivals: 1,
  });
});

test("only the last requested page enters", () => {
  expect(
    stateAfter(navigateTo("novedades"), navigateTo("essentials"), navigateTo("not-found"), endFade),
  ).toMatchObject({ currentRoute: "not-found", arrivals: 1 });
});

test("navigating while a page enters starts its fade-out at once", () => {
  expect(stateAfter(navigateTo("novedades"), endFade, navigateTo("essentials"))).toEqual({
    currentRoute: "novedades",
    targetRoute: "essentials",
    phase: "leaving",
    arrivals: 1,
  });
});

test("navigating to the target page returns the same state", () => {
  for (const page of [initialPage("novedades"), stateAfter(navigateTo("novedades"))])
    expect(navigateTo("novedades")(page)).toBe(page);
});

test("navigating back while a page leaves makes it enter and arrive again", () => {
  expect(stateAfter(navigateTo("novedades"), navigateTo("home"), endFade)).toEqual({
    currentRoute: "home",
    targetRoute: "home",
    phase: "entering",
    arrivals: 1,
  });
});

test("with reduced motion the new page arrives without a fade", () => {
  const arrived = { ...initialPage("essentials"), arrivals: 1 };
  expect(stateAfter(navigateTo("essentials", true))).toEqual(arrived);
  expect(stateAfter(navigateTo("novedades"), navigateTo("essentials", true))).toEqual(arrived);
});
