import { expect, test } from "vitest";
import { changePage, firstPage, type PageEvent } from "./page-transition";
import type { Route } from "./routes";

const ask = (route: Route, instantly = false): PageEvent => ({ type: "asked", route, instantly });
/** The end of whatever fade is under way. */
const faded = "faded";
const after = (...events: (PageEvent | typeof faded)[]) =>
  events.reduce(
    (page, event) =>
      changePage(page, event === faded ? { type: "faded", fade: page.fadeCount } : event),
    firstPage("home"),
  );

test("the first page is at rest", () => {
  expect(firstPage("novedades")).toEqual({
    shown: "novedades",
    wanted: "novedades",
    phase: "still",
    fadeCount: 0,
  });
});

test("the old page leaves before the new one enters", () => {
  expect(after(ask("novedades"))).toEqual({
    shown: "home",
    wanted: "novedades",
    phase: "leaving",
    fadeCount: 1,
  });
  expect(after(ask("novedades"), faded)).toEqual({
    shown: "novedades",
    wanted: "novedades",
    phase: "entering",
    fadeCount: 2,
  });
  expect(after(ask("novedades"), faded, faded)).toEqual({
    ...firstPage("novedades"),
    fadeCount: 2,
  });
});

test("the page asked for last is shown, those in between are skipped", () => {
  expect(after(ask("novedades"), ask("essentials"), ask("not-found"), faded).shown).toBe(
    "not-found",
  );
});

test("a page that is entering can be left at once", () => {
  expect(after(ask("novedades"), faded, ask("essentials"))).toEqual({
    shown: "novedades",
    wanted: "essentials",
    phase: "leaving",
    fadeCount: 3,
  });
});

test("asking for the page that is already wanted changes nothing", () => {
  const still = firstPage("home");
  expect(changePage(still, ask("home"))).toBe(still);
  const leaving = changePage(still, ask("novedades"));
  expect(changePage(leaving, ask("novedades"))).toBe(leaving);
  expect(changePage(still, { type: "faded", fade: 0 })).toBe(still);
});

test("turning back while leaving enters the same page again", () => {
  expect(after(ask("novedades"), ask("home"), faded)).toEqual({
    shown: "home",
    wanted: "home",
    phase: "entering",
    fadeCount: 2,
  });
});

test("two fades in a row are told apart, though both are of a page that leaves", () => {
  const leaving = after(ask("novedades"));
  const leavingAgain = after(ask("novedades"), faded, ask("home"));
  expect(leavingAgain.phase).toBe(leaving.phase);
  expect(leavingAgain.fadeCount).not.toBe(leaving.fadeCount);
});

test("asking for another page does not make the one that leaves take longer", () => {
  expect(after(ask("novedades"), ask("essentials")).fadeCount).toBe(
    after(ask("novedades")).fadeCount,
  );
});

test("with reduced motion the new page is there at once", () => {
  expect(after(ask("essentials", true))).toEqual(firstPage("essentials"));
  expect(after(ask("novedades"), ask("essentials", true))).toEqual(firstPage("essentials"));
});
