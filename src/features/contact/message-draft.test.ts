import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearDraft, hasDraft, keepDraft, messageOf, restoreDraft } from "./message-draft";

const written = { name: "Ana", email: "ana@correo.example", message: "Hola" };
const nothing = { name: "", email: "", message: "" };

/** A form with these fields, as far as the draft looks at it. */
const formWith = (message: typeof written) => {
  const fields = Object.entries(message).map(([name, value]) => ({ name, value }));
  return { querySelectorAll: () => fields } as unknown as HTMLFormElement;
};

let session: Map<string, string>;

/** The page is loaded again: what the tab keeps is all that is left. */
const reload = () => vi.stubGlobal("draft", undefined);

beforeEach(() => {
  session = new Map();
  reload();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => session.get(key) ?? null,
    setItem: (key: string, value: string) => session.set(key, value),
    removeItem: (key: string) => session.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("what was written stands in the form again after a reload", () => {
  keepDraft(formWith(written));
  reload();
  const form = formWith(nothing);
  restoreDraft(form);
  expect(messageOf(form)).toEqual(written);
});

test("a field that already has a text keeps it, and the draft takes it over", () => {
  keepDraft(formWith(written));
  restoreDraft(formWith({ ...nothing, name: "Ana María" }));
  const form = formWith(nothing);
  restoreDraft(form);
  expect(messageOf(form)).toEqual({ ...written, name: "Ana María" });
});

test("an empty form leaves no trace", () => {
  keepDraft(formWith(written));
  expect([hasDraft(), session.size]).toEqual([true, 1]);
  keepDraft(formWith(nothing));
  expect([hasDraft(), session.size]).toEqual([false, 0]);
});

test("a draft that is cleared does not come back", () => {
  keepDraft(formWith(written));
  clearDraft();
  reload();
  expect(hasDraft()).toBe(false);
});

test.each(["{", "null", '"Hola"'])("what is no draft is none: %s", (kept) => {
  session.set("borrador", kept);
  const form = formWith(nothing);
  restoreDraft(form);
  expect(messageOf(form)).toEqual(nothing);
});

test("where site data is blocked the draft lives as long as the page", () => {
  vi.stubGlobal("sessionStorage", undefined);
  keepDraft(formWith(written));
  const form = formWith(nothing);
  restoreDraft(form);
  expect(messageOf(form)).toEqual(written);
  reload();
  expect(hasDraft()).toBe(false);
});
