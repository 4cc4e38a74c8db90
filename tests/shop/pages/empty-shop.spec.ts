import { findAxeViolations } from "../../support/axe.ts";
import { createShopTest, expect, openPage } from "../../support/shop-test.ts";

/** A shop of brand, WhatsApp and e-mail. */
const test = createShopTest("empty");

/** Words of the example, and words that would say what the owner has not. */
const OTHERS_WORDS =
  /ovillo|Clara|Barcelona|[Ee]nvío|IVA|Stock|Tejid|tejiendo|Bizum|días|About|undefined/;

for (const route of ["", "novedades", "nada"])
  test(`/${route} of an empty shop is accessible and names the contact alone`, async ({ page }) => {
    const html = await (await page.request.get(`/${route}`)).text();
    const content = html.replace(/<style>.*?<\/style>|<script data.*?<\/script>/gs, "");
    expect(content).toContain("Hilo de Ana");
    expect(content).toMatch(/wa\.me\/34611223344/);
    expect(content).not.toMatch(OTHERS_WORDS);
    expect(content).not.toMatch(/og:image|<img/);

    await openPage(page, `/#/${route}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await findAxeViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await findAxeViolations(page)).toEqual([]);
  });
