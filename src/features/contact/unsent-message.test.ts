import { afterEach, beforeEach, expect, test, vi } from "vitest";

const sampleMessage = { name: "Ana", email: "ana@correo.example", message: "Hola" };
const emptyMessage = { name: "", email: "", message: "" };

/** Creates a form with the properties that unsent-message.ts reads. */
const createFakeForm = (message: typeof sampleMessage) => {
  const fields = Object.entries(message).map(([name, value]) => ({ name, value }));
  return { querySelectorAll: () => fields } as unknown as HTMLFormElement;
};

let session: Map<string, string>;

let unsentMessage: typeof import("./unsent-message");

/** Simulates a reload, which keeps only `sessionStorage`. */
const reload = async () => {
  vi.resetModules();
  unsentMessage = await import("./unsent-message");
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

test("a reload restores a typed text of up to 100 000 characters", async () => {
  const typed = { ...emptyMessage, message: "\n".repeat(100_000) };
  unsentMessage.saveUnsentMessage(createFakeForm(typed));
  await reload();
  const form = createFakeForm(emptyMessage);
  unsentMessage.restoreUnsentMessage(form);
  expect(unsentMessage.readMessage(form)).toEqual(typed);
});

test.each([
  ["incomplete JSON", "{"],
  ["100 001 characters", `{"message":"${"a".repeat(100_001)}"}`],
])("restoring ignores a stored message of %s", (_title, storedValue) => {
  session.set("borrador", storedValue);
  const form = createFakeForm(emptyMessage);
  unsentMessage.restoreUnsentMessage(form);
  expect(unsentMessage.readMessage(form)).toEqual(emptyMessage);
});

test("without sessionStorage the unsent message lasts until a reload", async () => {
  vi.stubGlobal("sessionStorage", undefined);
  unsentMessage.saveUnsentMessage(createFakeForm(sampleMessage));
  const form = createFakeForm(emptyMessage);
  unsentMessage.restoreUnsentMessage(form);
  expect(unsentMessage.readMessage(form)).toEqual(sampleMessage);
  await reload();
  expect(unsentMessage.hasUnsentMessage()).toBe(false);
});
