import { expect, test } from "vitest";
import { arrive, initialPage, type PageTransition, requestRoute } from "./page-transition";
import type { Route } from "./routes";

type Step = (page: PageTransition) => PageTransition;
const navigateTo =
  (route: Route): Step =>
  (page) =>
    requestRoute(page, route);
const stateAfter = (...steps: Step[]) =>
  steps.reduce((page, step) => step(page), initialPage("home"));

test("the old page leaves before the new page arrives", () => {
  expect(stateAfter(navigateTo("novedades"))).toEqual({
    currentRoute: "home",
    targetRoute: "novedades",
    isLeaving: true,
    arrivals: 0,
  });
  expect(stateAfter(navigateTo("novedades"), arrive)).toEqual({
    ...initialPage("novedades"),
    arrivals: 1,
  });
});

test("only the last requested page arrives", () => {
  expect(
    stateAfter(navigateTo("novedades"), navigateTo("essentials"), navigateTo("not-found"), arrive),
  ).toMatchObject({ currentRoute: "not-found", arrivals: 1 });
});

test("navigating to the target page returns the same state", () => {
  for (const page of [initialPage("novedades"), stateAfter(navigateTo("novedades"))])
    expect(navigateTo("novedades")(page)).toBe(page);
});

test("navigating back while a page leaves makes it arrive again", () => {
  expect(stateAfter(navigateTo("novedades"), navigateTo("home"), arrive)).toEqual({
    ...initialPage("home"),
    arrivals: 1,
  });
});
