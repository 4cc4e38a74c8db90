import type { Page } from "@playwright/test";
import { findFocusProblem, tabThrough } from "../../support/keyboard-focus.ts";
import { expect, openPage, test } from "../../support/shop-test.ts";

// Novedades has all the controls of Essentials and of «Página no encontrada».
for (const address of ["/", "/#/novedades", "/bolsos/chain-bag/"])
  test.describe(() => {
    test.use({ hasFilm: address === "/" });

    test(`Tab reaches every control of ${address} in order, with visible focus`, async ({
      page,
    }) => {
      // About fifty stops in each direction.
      test.slow();
      await openPage(page, address);
      // Wait for the film: its button appears with it.
      if (address === "/")
        await expect(page.getByRole("button", { name: "Pausar la película" })).toBeVisible();
      const controls = await getControlNames(page);
      expect(controls.length).toBeGreaterThan(5);
      expect((await tabThrough(page, "Tab", controls.length)).map(withoutVerb)).toEqual(
        controls.map(withoutVerb),
      );
      // Back up, where the fixed header could cover controls.
      expect((await tabThrough(page, "Shift+Tab", controls.length - 1)).map(withoutVerb)).toEqual(
        controls.slice(0, -1).reverse().map(withoutVerb),
      );
    });
  });

/** Drops the verb of the film's button, which changes when the film pauses out of view. */
const withoutVerb = (name: string): string => name.replace(/^(Pausar|Reproducir) /, "");

/** Returns the names of all visible and enabled controls, in page order. */
function getControlNames(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("a[href],button,input,textarea,select,summary")]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      // Tab stops once in a group of radio buttons.
      .filter(
        (control) =>
          !control.matches(":disabled,[inert] *,[tabindex='-1'],label ~ label > [type=radio]"),
      )
      .map((control) => control.ariaLabel ?? (control.id || control.textContent) ?? ""),
  );
}

test("the form focuses the first invalid field, then the message about the result", async ({
  page,
  mail,
  expectConsoleError,
}) => {
  expectConsoleError(
    /^console\.error: (Failed to load resource|El mensaje no se ha podido enviar)/,
  );
  await openPage(page, "/");
  const send = page.getByRole("button", { name: "Enviar mensaje" });
  const name = page.getByRole("textbox", { name: "Nombre" });
  const email = page.getByRole("textbox", { name: "Correo electrónico" });
  const message = page.getByRole("textbox", { name: "Mensaje" });
  await expect(name).toHaveAttribute("autocomplete", "name");
  await expect(email).toHaveAttribute("autocomplete", "email");

  // A required field is not invalid before the visitor sends.
  await expect(name).toHaveAttribute("aria-invalid", "false");
  await send.press("Enter");
  await expect(name).toBeFocused();
  expect(await findFocusProblem(page)).toBe("");
  await expect(name).toHaveAccessibleDescription("Escribe tu nombre.");
  await expect(email).toHaveAccessibleDescription(
    "Escribe tu correo para que podamos responderte.",
  );
  await expect(message).toHaveAccessibleDescription("Escribe tu mensaje.");
  for (const field of [name, email, message])
    await expect(field).toHaveAttribute("aria-invalid", "true");

  await name.fill("Lucía");
  await expect(name).toHaveAttribute("aria-invalid", "false");
  await email.fill("lucia");
  await send.press("Enter");
  await expect(email).toBeFocused();
  expect(await findFocusProblem(page)).toBe("");
  await expect(email).toHaveAccessibleDescription(/arroba/);

  await mail.failNext(500);
  await email.fill(mail.senderAddress);
  await message.fill("¿Hay bolsos de red en azul?");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const failure = page.getByText("Ha ocurrido un error. Por favor, inténtalo de nuevo.");
  await expect(failure).toBeFocused();
  await expect(failure).toBeInViewport({ ratio: 1 });
  // Screen readers read the focused message; an alert would repeat it.
  await expect(failure).toHaveRole("group");
  await expect(failure).toHaveAccessibleName(/^Ha ocurrido un error\..*de nuevo\.$/);

  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  const success = page.getByRole("heading", { name: "¡Mensaje enviado!" });
  await expect(success).toBeFocused();
  await expect(success).toBeInViewport({ ratio: 1 });
});
