import { contactForm, expectKept, write } from "../../support/contact.ts";
import { blockSiteData } from "../../support/obstacles.ts";
import { expect, open, test } from "../../support/visit.ts";

const half = { name: "Ana", email: "ana@correo.example", message: "Hola, busco un bolso" };

/** By the links of the page, as a visitor does. */
const leaveAndReturn = async (
  page: Parameters<typeof contactForm>[0],
  meanwhile?: () => unknown,
) => {
  await page.goto("/#/novedades");
  await expect(page.getByRole("heading", { level: 1, name: "Novedades" })).toBeVisible();
  await meanwhile?.();
  await page.goto("/#/");
  await expect(page.getByRole("region", { name: "Contacto" })).toBeVisible();
};

test("a message half written is still there after a look at another screen", async ({ page }) => {
  await page.goto("/");
  await write(page, half);
  await leaveAndReturn(page);
  await expectKept(page, half);
});

test("a message half written outlives a reload and a page of another site, in this tab alone", async ({
  page,
  context,
}) => {
  await page.goto("/");
  await write(page, half);
  await page.reload();
  await expectKept(page, half);
  await page.goto("about:blank");
  await page.goBack();
  await expectKept(page, half);

  const other = await context.newPage();
  await other.goto("/");
  await expectKept(other, { name: "", email: "", message: "" });
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  const { name, email, message } = contactForm(page);
  for (const field of [name, email, message]) await field.fill("");
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test("a sent message leaves nothing behind", async ({ page, mail }) => {
  await page.clock.install();
  await page.goto("/");
  await write(page, { ...half, email: mail.address });
  const { button, thanks } = contactForm(page);
  await button.click();
  await expect(thanks).toBeVisible();
  await page.clock.fastForward(5000);
  await expect(thanks).toBeHidden();
  expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
  await page.reload();
  await expectKept(page, { name: "", email: "", message: "" });
});

test("the screen is left while a message is sent that fails", async ({ page, mail, visit }) => {
  visit.expectFault(/console\.error: (Failed to load resource|El mensaje no se ha podido)/);
  visit.expectFault(/^response 500/);
  const written = { ...half, email: mail.address };
  await page.goto("/");
  await write(page, written);
  await mail.failWith({ status: 500 });
  // Held back until the visitor is on the other screen.
  let letGo: (() => Promise<void>) | undefined;
  await page.route(/email\/send$/, (route) => {
    letGo = () => route.continue();
  });
  const answered = page.waitForResponse(/email\/send$/);
  await contactForm(page).button.click();
  await leaveAndReturn(page, async () => {
    await expect.poll(() => letGo).toBeDefined();
    await letGo?.();
    await answered;
  });
  await expectKept(page, written);
});

test("the screen is left while a message is sent", async ({ page, mail }) => {
  await page.clock.install();
  await page.goto("/");
  await write(page, { ...half, email: mail.address });
  await mail.failWith({ delayMs: 1200 }, 1);
  const { button, thanks } = contactForm(page);
  const answered = page.waitForResponse(/email\/send$/);
  await button.click();
  await expect(button).toHaveText("Enviando...");
  await leaveAndReturn(page, () => answered);
  // It was sent while nobody looked: the thanks are for the return, and then the form is empty.
  await expect(thanks).toBeVisible();
  await page.clock.fastForward(5000);
  await expect(thanks).toBeHidden();
  await expectKept(page, { name: "", email: "", message: "" });
  expect((await mail.received()).messages).toHaveLength(1);
});

test("a browser that blocks site data shows the whole shop and sends the message", async ({
  page,
  mail,
}) => {
  await blockSiteData(page);
  for (const [screen, heading] of [
    ["#/novedades", "Novedades"],
    ["#/essentials", "Essentials"],
    ["#/nada", "Página no encontrada"],
  ] as const) {
    await page.goto(`/${screen}`);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  }
  await page.goto("/#/");
  const written = { ...half, email: mail.address };
  await write(page, written);
  await leaveAndReturn(page);
  await expectKept(page, written);
  await contactForm(page).button.click();
  await expect(contactForm(page).thanks).toBeVisible();
  expect((await mail.received()).messages).toHaveLength(1);
});

test("a name and a message of blanks are asked for, by button and by Enter", async ({
  page,
  mail,
}) => {
  await open(page);
  const { name, email, message, button, thanks } = contactForm(page);
  await write(page, { name: "   ", email: mail.address, message: " \n\u00a0\n " });
  await button.click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription("Escribe tu nombre.");
  await expect(message).toHaveAccessibleDescription("Escribe tu mensaje.");
  await expect(email).toHaveAccessibleDescription("");

  await name.fill("\t");
  await message.fill("Hola");
  await email.press("Enter");
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription("Escribe tu nombre.");
  await expect(message).toHaveAccessibleDescription("");
  expect((await mail.received()).attempts).toBe(0);

  // Blanks around words are the visitor's own.
  await write(page, { name: " Ana ", email: mail.address, message: "  Hola\n" });
  await button.click();
  await expect(thanks).toBeVisible();
  expect(await mail.received()).toMatchObject({
    attempts: 1,
    messages: [{ fromName: " Ana ", message: "  Hola\n" }],
  });
});

test("blanks in a message half written are kept", async ({ page }) => {
  const written = { name: "Ana ", email: "ana@correo.example", message: "Hola,\n\n  busco " };
  await open(page);
  await write(page, written);
  await page.reload();
  await expectKept(page, written);
});
