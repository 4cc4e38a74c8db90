import { expect, test } from "vitest";
import { noticeAt } from "../../model/notice.ts";
import { isDated, noticeMarkup } from "./notice.ts";

const text = "Cerramos por vacaciones.";
const at = (moment: string, days: object) => noticeAt(Date.parse(moment), { text, ...days });
const august = { from: "2026-08-01", until: "2026-08-20" };
const [from, until] = ["2026-07-31T22:00Z", "2026-08-20T22:00Z"].map((end) => Date.parse(end));

test("a notice without days is simply there, without any script", () => {
  const notice = at("2026-08-10T12:00Z", {});
  expect(notice).toEqual({ text });
  expect(notice && isDated(notice)).toBe(false);
  expect(notice && noticeMarkup(notice, "x").text).toBe(
    `<aside id="notice" aria-label="Aviso"><p>${text}</p></aside>`,
  );
});

test("the build hands on what is still to come of a notice's days, and nothing of one that is over", () => {
  expect(at("2026-07-31T21:59Z", august)).toEqual({ text, from, until });
  expect(at("2026-07-31T22:00Z", august)).toEqual({ text, until });
  expect(at("2026-08-20T21:59Z", august)).toEqual({ text, until });
  expect(at("2026-08-20T22:00Z", august)).toBeUndefined();
  expect(at("2026-08-10T12:00Z", { from: "2026-08-01" })).toEqual({ text });
});

test("a notice with days is hidden until its script has looked at the clock", () => {
  expect(noticeMarkup({ text: "<3", from: 1, until: 2 }, "x").text).toBe(
    '<aside id="notice" aria-label="Aviso" data-from="1" data-until="2" hidden><p>&lt;3</p></aside><script>x</script>',
  );
});
