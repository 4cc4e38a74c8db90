import { afterEach, beforeEach, expect, test, vi } from "vitest";

const message = { name: "Ana", email: "ana@correo.example", message: "Hola" };
const client = { init: vi.fn(), send: vi.fn() };
/** Runs when the client's file has been fetched. */
const clientFile = vi.fn<(address: string) => void>();

let pages = 0;

/** The module in a page that has just been loaded, with a client's file that no page before has fetched. */
const loadPage = () => {
  vi.resetModules();
  pages += 1;
  const address = `data:text/javascript,clientFile(import.meta.url)//${pages}`;
  const mail = { publicKey: "clave", serviceId: "servicio", templateId: "plantilla" };
  vi.doMock("../../content", () => ({
    shop: { email: "hola@tienda.example" },
    mail,
  }));
  vi.doMock("./emailjs-client?worker&url", () => ({ default: address }));
  return import("./send-message");
};

beforeEach(() => {
  clientFile.mockReset().mockImplementation(() => void vi.stubGlobal("emailjs", client));
  vi.stubGlobal("clientFile", clientFile);
  vi.stubGlobal("emailjs", undefined);
  vi.stubGlobal("window", { localStorage: {} });
  client.send.mockReset().mockResolvedValue({ status: 200 });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a message goes to the shop's address, handed over before it is sent", async () => {
  const { sendByEmailJs } = await loadPage();
  const onHandOver = vi.fn(() => expect(client.send).not.toHaveBeenCalled());
  await sendByEmailJs(message, onHandOver);
  expect(onHandOver).toHaveBeenCalledOnce();
  expect(client.send.mock.calls[0]?.[3]).toEqual({
    from_name: "Ana",
    from_email: "ana@correo.example",
    message: "Hola",
    to_email: "hola@tienda.example",
  });
});

test("a file of the client that does not come is asked for at another address", async () => {
  const { sendByEmailJs } = await loadPage();
  clientFile.mockImplementationOnce(() => {
    throw new Error("Not found");
  });
  await expect(sendByEmailJs(message, () => {})).rejects.toThrow("Not found");
  await sendByEmailJs(message, () => {});
  const [[first], [second]] = clientFile.mock.calls as [[string], [string]];
  expect(second).toBe(`${first}?1`);
});

test("so is a file that is something else", async () => {
  const { sendByEmailJs } = await loadPage();
  clientFile.mockImplementationOnce(() => {});
  await expect(sendByEmailJs(message, () => {})).rejects.toThrow("not what was expected");
  await sendByEmailJs(message, () => {});
  expect(client.send).toHaveBeenCalledOnce();
});

test("a client that was asked for before the message is not asked for again", async () => {
  const { fetchClient, sendByEmailJs } = await loadPage();
  await fetchClient();
  await sendByEmailJs(message, () => {});
  expect(clientFile).toHaveBeenCalledOnce();
});

test("no answer for 20 seconds is a failure, and the message is broken off", async () => {
  const { sendByEmailJs } = await loadPage();
  client.send.mockReturnValue(new Promise(() => {}));
  const ended = vi.fn();
  await new Promise<void>((handedOver) => {
    sendByEmailJs(message, handedOver).catch(ended);
  });
  await vi.advanceTimersByTimeAsync(19_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledOnce();
  expect(client.send.mock.calls[0]?.[0]).toMatchObject({ aborted: true });
});

test("where site data is blocked, the client finds no storage instead of an error", async () => {
  vi.stubGlobal(
    "window",
    Object.defineProperty({}, "localStorage", {
      configurable: true,
      get() {
        throw new Error("Access is denied");
      },
    }),
  );
  const { sendByEmailJs } = await loadPage();
  await sendByEmailJs(message, () => {});
  expect(window.localStorage).toBeUndefined();
});

test("the provider takes 50 kB, in bytes, of all that is sent together", async () => {
  const { isTooLong } = await loadPage();
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
