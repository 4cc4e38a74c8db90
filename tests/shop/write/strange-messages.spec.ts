import { contactForm, write } from "../../support/contact.ts";
import { expect, test } from "../../support/visit.ts";

const MARKUP =
  "<script>globalThis.ran = true</script><img src=x onerror='globalThis.ran=true'>&lt;&amp;";
const TEXT = `  '"«»\\ 👩🏽‍🦱 שלום \u202Eabc\u202C\n\n\t{{from_name}} %s ${MARKUP}`;

test("whatever is written arrives as it was typed, and nothing of it is executed", async ({
  page,
  mail,
}) => {
  await page.goto("/");
  const { button, thanks } = contactForm(page);
  await write(page, { name: "<b>Ana</b>", email: mail.address, message: TEXT });
  await button.click();
  await expect(thanks).toBeVisible();
  expect((await mail.received()).messages).toMatchObject([
    { fromName: "<b>Ana</b>", message: TEXT },
  ]);
  expect(await page.evaluate(() => "ran" in globalThis)).toBe(false);

  // Nor where the owner reads it.
  await page.goto("/buzon");
  await expect(page.getByText("<script>globalThis.ran = true</script>").first()).toBeVisible();
  expect(await page.evaluate(() => "ran" in globalThis)).toBe(false);
});
