import { chromiumArgs } from "../../support/chromium.ts";
import { contactForm, expectKept, write } from "../../support/contact.ts";
import { expect, test } from "../../support/host.ts";
import { servePublished } from "../../support/published.ts";

const { CHROMIUM_PATH } = process.env;

/** What the browser writes to the console, beside our own line, when a request fails. */
const inConsole = /console\.error: (Failed to load resource|El mensaje no se ha podido enviar)/;

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
