import { chromiumArgs } from "../../support/chromium.ts";
import { contactForm, expectKept, write } from "../../support/contact.ts";
import { expect, test } from "../../support/host.ts";
import { servePublished } from "../../support/published.ts";
import { hydrated } from "../../support/visit.ts";

/** What the provider has been seen to refuse with, in all the shapes that an answer has. */
const refusals = [
  { status: 400, body: "The Public Key is invalid" },
  { status: 403, body: "" },
  { status: 404, body: "<!doctype html><title>404</title>", contentType: "text/html" },
  { status: 412, body: "Gmail_API: Invalid grant. Please reconnect your Gmail account" },
  { status: 413, body: "Variables size limit. The maximum allowed variables size is 50Kb" },
  { status: 422, body: "The recipients address is empty" },
  { status: 429, body: "Too Many Requests" },
  { status: 500, body: "" },
  { status: 502, body: "<html><h1>Bad Gateway</h1></html>", contentType: "text/html" },
  { status: 503, body: '{"error":"unavailable"}', contentType: "application/json" },
];

/** What the browser writes to the console, beside our own line, when a request fails. */
const inConsole = /console\.error: (Failed to load resource|El mensaje no se ha podido enviar)/;

test("whatever the provider refuses with, the message stays and can be sent again", async ({
  page,
  mail,
  visit,
}) => {
  visit.expectFault(inConsole);
  visit.expectFault(/^response (4|5)\d\d: .*\/email\/send$/);
  const written = { name: "Ana", email: mail.address, message: "Hola,\n¿hay bolsos azules?" };
  const { button, failure, thanks } = contactForm(page);
  await page.goto("/");
  await write(page, written);

  let attempts = 0;
  for (const refusal of refusals) {
    await test.step(`${refusal.status} ${refusal.contentType ?? "text"}`, async () => {
      await mail.failWith(refusal, 1);
      const answer = page.waitForResponse(/email\/send$/);
      await button.click();
      expect((await answer).status()).toBe(refusal.status);
      await expect(failure).toBeVisible();
      await expectKept(page, written);
      attempts += 1;
      expect(await mail.received()).toEqual({ attempts, messages: [] });
    });
  }

  await button.click();
  await expect(thanks).toBeVisible();
  const { messages } = await mail.received();
  expect(messages).toHaveLength(1);
  expect(messages[0]?.message).toBe(written.message);
});

test("the e-mail client's file is gone: the error, and the other ways to write stay", async ({
  page,
  host,
  visit,
}) => {
  visit.expectFault(inConsole);
  visit.expectFault(/^(response 404|request failed): .*emailjs-client/);
  const written = { name: "Ana", email: "ana@correo.example", message: "¿Hay bolsos azules?" };
  const { button, failure, thanks } = contactForm(page);
  await page.goto("/");
  host.lose(/emailjs-client/);
  await write(page, written);
  await button.click();
  await expect(failure).toBeVisible();
  await expectKept(page, written);
  const contact = page.getByRole("region", { name: "Contacto" });
  await expect(contact.getByRole("link", { name: "hola@ovillo.example" })).toBeVisible();
  await expect(contact.getByRole("link", { name: /WhatsApp/ })).toHaveAttribute(
    "href",
    "https://wa.me/34600000000",
  );

  host.mend();
  await button.click();
  await expect(thanks).toBeVisible();
});

test("a tab that is older than a deployment, which took all its files, sends its message", async ({
  page,
  host,
  mail,
}) => {
  await page.goto("/");
  await expect(hydrated(page)).toBeAttached();
  // The hash of a file's content stands in its name.
  host.lose(/-[\w-]{8}(-\d+)?\.\w+$/);
  await write(page, { name: "Ana", email: mail.address, message: "¿Hay bolsos azules?" });
  await contactForm(page).button.click();
  await expect(contactForm(page).thanks).toBeVisible();
  expect((await mail.received()).messages).toHaveLength(1);
});

const { CHROMIUM_PATH } = process.env;

test.describe("a connection that fails", () => {
  const written = { name: "Ana", email: "ana@correo.example", message: "¿Hay bolsos azules?" };

  /** Presses in vain, then again when all is well. */
  const failThenSend = async (
    page: Parameters<typeof contactForm>[0],
    fail: () => Promise<unknown>,
    recover: () => Promise<unknown>,
  ) => {
    const { button, failure, thanks } = contactForm(page);
    await fail();
    await button.click();
    await expect(failure).toBeVisible();
    await expectKept(page, written);
    await recover();
    await button.click();
    await expect(thanks).toBeVisible();
  };

  test("offline, before anything of the e-mail client is there", async ({
    page,
    context,
    visit,
  }) => {
    visit.expectFault(inConsole);
    // A picture that is still on its way is lost as well.
    visit.expectFault(/request failed: GET .*ERR_INTERNET_DISCONNECTED/);
    visit.expectFault(/request failed: GET .*emailjs-client.*ERR_INTERNET_DISCONNECTED/);
    await page.goto("/");
    await expect(contactForm(page).button).toBeEnabled();
    await context.setOffline(true);
    await write(page, written);
    await failThenSend(
      page,
      async () => {},
      () => context.setOffline(false),
    );
  });

  test("offline, from the second message on", async ({ page, context, mail, visit }) => {
    visit.expectFault(inConsole);
    visit.expectFault(/^response 503/);
    // A picture that is still on its way is lost as well.
    visit.expectFault(/request failed: (GET .*\/assets\/|POST ).*ERR_INTERNET_DISCONNECTED/);
    visit.expectFault(/request failed: POST .*ERR_INTERNET_DISCONNECTED/);
    await page.goto("/");
    const mine = { ...written, email: mail.address };
    await mail.failWith({ status: 503 }, 1);
    await write(page, mine);
    const { button, failure } = contactForm(page);
    await button.click();
    await expect(failure).toBeVisible();
    await write(page, written);
    await failThenSend(
      page,
      () => context.setOffline(true),
      () => context.setOffline(false),
    );
  });

  test("refused", async ({ page, host, visit }) => {
    visit.expectFault(inConsole);
    visit.expectFault(/request failed: .*ERR_CONNECTION_REFUSED/);
    await page.goto("/");
    await write(page, written);
    await failThenSend(page, host.stop, host.start);
  });

  test("reset in the middle", async ({ page, mail, visit }) => {
    visit.expectFault(inConsole);
    visit.expectFault(/request failed: POST .*ERR_(EMPTY_RESPONSE|CONNECTION_)/);
    await page.goto("/");
    const mine = { ...written, email: mail.address };
    await write(page, mine);
    const { button, failure, thanks } = contactForm(page);
    await mail.failWith({ drop: true });
    await button.click();
    await expect(failure).toBeVisible();
    await expectKept(page, mine);
    await mail.recover();
    await button.click();
    await expect(thanks).toBeVisible();
    expect((await mail.received()).messages).toHaveLength(1);
  });

  test("the provider's name is not known", { tag: "@desktop" }, async ({ playwright }, info) => {
    test.setTimeout(180_000);
    // Only the shop as it is published sends to the provider's own name.
    const published = await servePublished(info.outputPath());
    const browser = await playwright.chromium.launch({
      args: [...chromiumArgs, "--host-resolver-rules=MAP api.emailjs.com ~NOTFOUND"],
      ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
    });
    try {
      const page = await browser.newPage();
      const failures: (string | undefined)[] = [];
      page.on("requestfailed", (request) =>
        failures.push(`${request.url()} ${request.failure()?.errorText}`),
      );
      await page.goto(published.url);
      await write(page, written);
      const provider = "https://api.emailjs.com/api/v1.0/email/send";
      let sent: unknown;
      await failThenSend(
        page,
        async () => {},
        async () => {
          expect(new Set(failures)).toEqual(new Set([`${provider} net::ERR_NAME_NOT_RESOLVED`]));
          await page.route(provider, (route) => {
            sent = route.request().postDataJSON().template_params.message;
            return route.fulfill({ body: "OK", headers: { "Access-Control-Allow-Origin": "*" } });
          });
        },
      );
      expect(sent).toBe(written.message);
    } finally {
      await browser.close();
      await published.close();
    }
  });
});
