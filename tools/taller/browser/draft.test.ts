import { expect, test } from "vitest";
import { sampleFiles } from "../../../tests/support/sample-content.ts";
import { draftOf } from "./draft.ts";

test("a logo that waits to be saved keeps nothing from being previewed", () => {
  const logo = "blob:https://tienda.example/1";
  const data = { ...sampleFiles["tienda.yaml"], brand: "Luna", logo };
  const draft = draftOf("tienda", { data, slug: "" }, { [logo]: logo });
  expect(draft?.content).toMatchObject({ brand: "Luna" });
});
