import { afterEach, beforeEach, expect, test, vi } from "vitest";

const sampleMessage = { name: "Ana", email: "ana@correo.example", message: "Hola" };
const emptyMessage = { name: "", email: "", message: "" };

/** A form with these fields, as far as the draft looks at it. */
const createFakeForm = (message: typeof sampleMessage) => {
  const fields = Object.entries(message).map(([name, value]) => ({ name, value }));
  return { querySelectorAll: () => fields } as unknown as HTMLFormElement;
};

let session: Map<string, string>;

let page: typeof import("./message-draft");

/** The page is loaded again: what the tab keeps is all that is left. */
const reload = async () => {
  vi.resetModules();
  page = await import("./message-draft");
};

beforeEach(async () => {
  session = new Map();
  await reload();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => session.get(key) ?? null,
    setItem: (key: string, value: string) => session.set(key, value),
    removeItem: (key: string) => session.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("what was written stands in the form again after a reload", async () => {
  page.saveDraft(createFakeForm(sampleMessage));
  await reload();
  const form = createFakeForm(emptyMessage);
  page.restoreDraft(form);
  expect(page.readMessage(form)).toEqual(sampleMessage);
});

test("a field that already has a text keeps it, and the draft takes it over", () => {
  page.saveDraft(createFakeForm(sampleMessage));
  page.restoreDraft(createFakeForm({ ...emptyMessage, name: "Ana María" }));
  const form = createFakeForm(emptyMessage);
  page.restoreDraft(form);
  expect(page.readMessage(form)).toEqual({ ...sampleMessage, name: "Ana María" });
});

test("an empty form leaves no trace", () => {
  page.saveDraft(createFakeForm(sampleMessage));
  expect([page.hasDraft(), session.size]).toEqual([true, 1]);
  page.saveDraft(createFakeForm(emptyMessage));
  expect([page.hasDraft(), session.size]).toEqual([false, 0]);
});

test("a draft that is cleared does not come back", async () => {
  page.saveDraft(createFakeForm(sampleMessage));
  page.clearDraft();
  await reload();
  expect(page.hasDraft()).toBe(false);
});

test.each(["{", "null", '"Hola"'])("what is no draft is none: %s", (kept) => {
  session.set("borrador", kept);
  const form = createFakeForm(emptyMessage);
  page.restoreDraft(form);
  expect(page.readMessage(form)).toEqual(emptyMessage);
});

test("where site data is blocked the draft lives as long as the page", async () => {
  vi.stubGlobal("sessionStorage", undefined);
  page.saveDraft(createFakeForm(sampleMessage));
  const form = createFakeForm(emptyMessage);
  page.restoreDraft(form);
  expect(page.readMessage(form)).toEqual(sampleMessage);
  await reload();
  expect(page.hasDraft()).toBe(false);
});
