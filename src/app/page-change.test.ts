import { expect, test } from "vitest";
import { changePage, firstPage, type PageEvent } from "./page-change";
import type { Route } from "./routes";

const ask = (route: Route, instantly = false): PageEvent => ({ type: "asked", route, instantly });
const faded: PageEvent = { type: "faded" };
const after = (...events: PageEvent[]) => events.reduce(changePage, firstPage("home"));

test("the first page is at rest", () => {
  expect(firstPage("novedades")).toEqual({
    shown: "novedades",
    wanted: "novedades",
    phase: "still",
  });
});

test("the old page leaves before the new one enters", () => {
  expect(after(ask("novedades"))).toEqual({ shown: "home", wanted: "novedades", phase: "leaving" });
  expect(after(ask("novedades"), faded)).toEqual({
    shown: "novedades",
    wanted: "novedades",
    phase: "entering",
  });
  expect(after(ask("novedades"), faded, faded)).toEqual(firstPage("novedades"));
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
  });
});

test("asking for the page that is already wanted changes nothing", () => {
  const still = firstPage("home");
  expect(changePage(still, ask("home"))).toBe(still);
  const leaving = changePage(still, ask("novedades"));
  expect(changePage(leaving, ask("novedades"))).toBe(leaving);
  expect(changePage(still, faded)).toBe(still);
});

test("turning back while leaving enters the same page again", () => {
  expect(after(ask("novedades"), ask("home"), faded)).toEqual({
    shown: "home",
    wanted: "home",
    phase: "entering",
  });
});

test("with reduced motion the new page is there at once", () => {
  expect(after(ask("essentials", true))).toEqual(firstPage("essentials"));
  expect(after(ask("novedades"), ask("essentials", true))).toEqual(firstPage("essentials"));
});
