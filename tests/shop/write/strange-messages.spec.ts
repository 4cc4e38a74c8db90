import { contactForm, expectKept, write } from "../../support/contact.ts";
import { expectLayoutHolds } from "../../support/layout.ts";
import { expect, test } from "../../support/visit.ts";

const messages: [string, string][] = [
  ["one character", "ñ"],
  ["emoji and right-to-left", "👜👩🏽‍🦱🏳️‍🌈 שלום مرحبا \u202Eabc\u202C é e\u0301"],
  ["newlines and blanks", "  a\n\n\tb  \n"],
  ["quotes", "'\"`´«»“”‘’\\ \\n \\u0041"],
  [
    "markup",
    "<script>globalThis.ran = true</script><img src=x onerror='globalThis.ran=true'>&lt;&amp;",
  ],
  ["template markers", "{{from_name}} {{{message}}} {% raw %} #{alert(1)} <%= x %> %s %o"],
  ["NUL and other controls", "a\u0000b\u0001c\u007f\u2028d\u2029e\ufeff"],
  ["40 kB", "bolso ".repeat(6_600)],
];

test("whatever is written arrives as it was typed, and nothing of it is executed", async ({
  page,
  mail,
}) => {
  test.setTimeout(60_000);
  await page.clock.install();
  await page.goto("/");
  const { button, thanks, message } = contactForm(page);
  for (const [what, text] of messages) {
    await test.step(what, async () => {
      await write(page, { name: `<b>${what}</b>`, email: mail.address, message: text });
      const typed = await message.inputValue();
      expect(typed).toBe(text);
      await expectLayoutHolds(page);
      await button.click();
      await expect(thanks).toBeVisible();
      await expectLayoutHolds(page);
      const { messages: received } = await mail.received();
      expect(received[0]?.message).toBe(text);
      expect(received[0]?.fromName).toBe(`<b>${what}</b>`);
      await page.clock.fastForward(5000);
      await expect(thanks).toBeHidden();
    });
  }
  expect(await page.evaluate(() => "ran" in globalThis)).toBe(false);

  // Nor where the owner reads it.
  await page.goto("/buzon");
  await expect(page.getByText("<script>globalThis.ran = true</script>").first()).toBeVisible();
  expect(await page.evaluate(() => "ran" in globalThis)).toBe(false);
});

test("a message too long for the provider is told before it is sent; a name of 5000 letters is sent", async ({
  page,
  mail,
}) => {
  test.setTimeout(60_000);
  const { button, message, thanks } = contactForm(page);
  const large = { name: "Ana", email: mail.address, message: "á".repeat(30_000) };
  await page.goto("/");
  await write(page, large);
  await button.click();
  await expect(message).toBeFocused();
  await expect(message).toHaveAccessibleDescription(
    "El mensaje es demasiado largo para enviarlo de una vez. Acórtalo o repártelo en dos mensajes.",
  );
  await expectKept(page, large);
  await expectLayoutHolds(page);
  expect((await mail.received()).attempts).toBe(0);

  const name = "Ana".repeat(1667).slice(0, 5000);
  await write(page, { ...large, name, message: "Hola" });
  await expectLayoutHolds(page);
  await button.click();
  await expect(thanks).toBeVisible();
  expect((await mail.received()).messages[0]?.fromName).toBe(name);
});
