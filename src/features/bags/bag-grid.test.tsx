import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Bag } from "../../content";
import { BagCard } from "./bag-card";
import { BagGrid } from "./bag-grid";

test("a bag without photos renders no card", () => {
  const bag = { id: "bag-007", name: "Sun Bag", images: [] } as unknown as Bag;
  expect(renderToStaticMarkup(<BagCard bag={bag} sizes="100vw" isEager />)).toBe("");
});

test("a collection without bags shows a message", () => {
  expect(renderToStaticMarkup(<BagGrid bags={[]} />)).toContain("no queda ninguno");
});
