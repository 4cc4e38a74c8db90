import { expect, test, vi } from "vitest";
import { isTooLong } from "./send-message";

vi.mock("../../content", () => ({ shop: { email: "hola@tienda.example" } }));

test("the provider takes 50 kB, in bytes, of all that is sent together", () => {
  const room =
    50_000 -
    JSON.stringify({
      from_name: "",
      from_email: "",
      message: "",
      to_email: "hola@tienda.example",
    }).length;
  const writing = (text: string) => ({ name: "", email: "", message: text });
  expect(isTooLong(writing("a".repeat(room)))).toBe(false);
  expect(isTooLong(writing("a".repeat(room + 1)))).toBe(true);
  expect(isTooLong(writing("ñ".repeat(room / 2 + 1)))).toBe(true);
  expect(isTooLong({ ...writing("a".repeat(room)), name: "Ana" })).toBe(true);
});
