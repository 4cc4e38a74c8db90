import { findAxeViolations } from "../../support/axe.ts";
import { createShopTest, expect, locateReadyMarker, openPage } from "../../support/shop-test.ts";

const test = createShopTest("allOptions");

test.describe("before any script", () => {
  test.use({ javaScriptEnabled: false });

  test("the e-mail address is readable behind Cloudflare's obfuscation", async ({ page }) => {
    await page.route("**/*", async (route) => {
      if (route.request().resourceType() !== "document") return route.continue();
      const response = await route.fetch();
      await route.fulfill({ response, body: obfuscateAddresses(await response.text()) });
    });
    for (const address of ["/", "/aviso-legal/"]) {
      await page.goto(address);
      const link = page.getByRole("main").getByRole("link", { name: "hola@ovillo.example" });
      await expect(link.first()).toHaveAttribute("href", "mailto:hola@ovillo.example");
    }
  });
});

/** Rewrites a page as Cloudflare does: links and texts with an address, outside scripts and `email_off` comments. */
const obfuscateAddresses = (page: string): string =>
  page.replace(
    /<!--email_off-->.*?<!--\/email_off-->|<(script|style|head)\b.*?<\/\1>|href="mailto:[^"]*"|[\w.]+@[\w.]+\w/gs,
    (match) => {
      if (match.startsWith("<")) return match;
      if (match.startsWith("href")) return 'href="/cdn-cgi/l/email-protection#5a32"';
      return '<span class="__cf_email__" data-cfemail="5a32">[email&#160;protected]</span>';
    },
  );

test("the legal notice names the seller, and Back restores the form", async ({ page }) => {
  await openPage(page, "/");
  await expect(page.getByText(/Responsable: Ana Puig Serra/)).toBeVisible();
  const fields = ["Nombre", "Correo electrónico", "Mensaje"].map((name) => page.getByLabel(name));
  for (const field of fields) await field.fill("ana@correo.example");
  await page.getByRole("link", { name: "Más sobre tu privacidad" }).click();
  await expect(page).toHaveURL("/aviso-legal/");
  await expect(
    page.getByRole("heading", { level: 1, name: "Aviso legal y privacidad" }),
  ).toBeInViewport();
  await expect(page.getByRole("main").getByText("NIF: 12345678Z")).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.goBack();
  await expect(locateReadyMarker(page)).toBeAttached();
  for (const field of fields) await expect(field).toHaveValue("ana@correo.example");
});
