import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { setContent } from "../content";
import { RouteLink } from "./route-link";

test("nothing links to a collection without bags", () => {
  setContent({ catalogue: [{ category: "basic" }] } as unknown as Parameters<typeof setContent>[0]);
  expect(renderToStaticMarkup(<RouteLink to="novedades">Novedades</RouteLink>)).toBe("");
  expect(renderToStaticMarkup(<RouteLink to="essentials">Essentials</RouteLink>)).toContain("<a");
});
