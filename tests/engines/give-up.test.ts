import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Served } from "../../tools/serve/host.ts";
import { fields, held, newAddress, received, serveDemo, write } from "../support/engine-form.ts";
import { inEveryEngine } from "../support/every-engine.ts";

let shop: Served;
/** Resolves when the e-mail may be taken. */
let mail = Promise.resolve();
/** How many messages were broken off by the browser before they were answered. */
let brokenOff = 0;
/** How many messages the provider was sent. */
let asked = 0;

beforeAll(async () => {
  shop = await serveDemo(async ({ url = "" }, res) => {
    if (url.endsWith("/email/send")) {
      asked += 1;
      res.on("close", () => {
        if (!res.writableEnded) brokenOff += 1;
      });
      await mail;
    }
  });
});
afterAll(() => shop.close());

inEveryEngine(({ name, engine, see, visit }) => {
  let letGo = () => {};
  afterEach(() => letGo());

  const failure = "document.querySelector('form [role=alert]').textContent !== ''";
  const press = () => engine.click("form [type=submit]");
  /** Opens the form, whose patience of 20 s is over sooner. */
  const open = async () => {
    await visit(`${shop.url}/`);
    await engine.read(`void (() => {
      const { setTimeout } = window;
      window.setTimeout = (work, delay) => setTimeout(work, delay > 10000 ? 2500 : delay);
    })()`);
  };

  test("a message that is under way is broken off when it is given up", async ({ skip }) => {
    // docs/decisions/021
    skip(name === "WebKitGTK", "WebKit goes on with what outlives its page.");
    await open();
    await write(engine, newAddress());
    brokenOff = 0;
    [mail, letGo] = held();
    await press();
    await see(failure);
    await expect.poll(() => brokenOff).toBe(1);
  });

  test("a message that is under way arrives though the page is loaded again, which says that nobody knows", async () => {
    await open();
    const email = newAddress();
    await write(engine, email);
    brokenOff = 0;
    asked = 0;
    [mail, letGo] = held();
    await press();
    await expect.poll(() => asked).toBe(1);
    await engine.read("void setTimeout(() => location.reload())");
    await see(
      "document.querySelector('form [role=alert]')?.textContent.includes('no sabemos si ha llegado')",
    );
    letGo();
    await expect
      .poll(() => received(shop.url, email))
      .toMatchObject({ messages: [{ message: "Hola" }] });
    expect(brokenOff).toBe(0);
    await see(fields, ["Ana", email, "Hola"]);
    expect(asked).toBe(1);
  });
});
