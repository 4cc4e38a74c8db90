import type { Page } from "@playwright/test";
import { screens, zoomToMenu } from "../support/states.ts";
import { expect, open, test } from "../support/visit.ts";

for (const { name, reach } of screens) {
  test(`Tab alone reaches every control, in order and seen: ${name}`, async ({
    page,
    mail,
    visit,
  }) => {
    // Some fifty stops, there and back.
    test.slow();
    await reach({ page, mail, visit });
    const controls = await namesOfControls(page);
    expect(controls.length).toBeGreaterThan(5);
    expect(await walk(page, "Tab", controls.length)).toEqual(controls);
    // Back up, where the fixed header is in the way.
    expect(await walk(page, "Shift+Tab", controls.length - 1)).toEqual(
      controls.slice(0, -1).reverse(),
    );
  });

  test(`headings and landmarks are in order: ${name}`, async ({ page, mail, visit }) => {
    await reach({ page, mail, visit });
    const levels = await page
      .getByRole("heading")
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    for (const [i, level] of levels.entries())
      expect(level - (levels[i - 1] ?? 0), `levels ${levels.join()}`).toBeLessThanOrEqual(1);

    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    for (const landmark of ["banner", "main", "contentinfo"] as const)
      await expect(page.getByRole(landmark)).toHaveCount(1);
    for (const navigation of await page.getByRole("navigation").all())
      await expect(navigation).toHaveAccessibleName(/./);
  });
}

test("the skip link leads past the header", async ({ page }) => {
  await open(page, "/#/novedades");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Saltar al contenido" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  expect(await trouble(page)).toBe("");

  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page).toHaveURL(/#\/novedades$/);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: /^Imagen anterior de Moon Bag/ })).toBeFocused();
});

test("the menu takes the focus, and Escape gives it back", async ({ page }) => {
  await open(page, "/#/novedades");
  await zoomToMenu(page);
  const menu = page.getByRole("navigation", { name: "Principal" });
  const close = page.getByRole("button", { name: "Cerrar el menú" });
  await expect(close).toHaveAttribute("aria-expanded", "true");
  await expect(menu.getByRole("link", { name: "Inicio" })).toBeFocused();
  expect(await walk(page, "Tab", 5)).toEqual([
    "Novedades",
    "Essentials",
    "About",
    "Instagram (se abre en una pestaña nueva)",
    "TikTok (se abre en una pestaña nueva)",
  ]);

  await page.keyboard.press("Escape");
  const toggle = page.getByRole("button", { name: "Abrir el menú" });
  await expect(toggle).toBeFocused();
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  await expect(menu).toBeHidden();

  // By keyboard too; and Tab past its last item leaves it closed behind.
  await page.keyboard.press("Enter");
  await expect(menu.getByRole("link", { name: "Inicio" })).toBeFocused();
  await walk(page, "Tab", 5);
  await page.keyboard.press("Tab");
  await expect(menu).toBeHidden();
  await expect(page.getByRole("button", { name: /^Imagen anterior de Moon Bag/ })).toBeFocused();
});

test("the page behind the open menu does not scroll", async ({ page }) => {
  await open(page, "/#/novedades");
  await zoomToMenu(page);
  const { height } = page.viewportSize() ?? { height: 0 };
  await page.mouse.move(100, height - 50);
  await page.mouse.wheel(0, 400);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("navigation", { name: "Principal" })).toBeHidden();
  // One turn of the wheel has an effect: the one after the menu was closed.
  await page.mouse.wheel(0, 70);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(70);
});

test("an item of the menu leads to its screen, whose title has the focus", async ({ page }) => {
  await open(page, "/");
  await zoomToMenu(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Novedades" })).toBeFocused();
  await expect(page.getByRole("navigation", { name: "Principal" })).toBeHidden();
});

test("the form leads to the first wrong field and ties each error to its field", async ({
  page,
}) => {
  await open(page, "/");
  const send = page.getByRole("button", { name: "Enviar mensaje" });
  const name = page.getByRole("textbox", { name: "Nombre" });
  const email = page.getByRole("textbox", { name: "Correo electrónico" });
  const message = page.getByRole("textbox", { name: "Mensaje" });
  await expect(name).toHaveAttribute("autocomplete", "name");
  await expect(email).toHaveAttribute("autocomplete", "email");

  await send.press("Enter");
  await expect(name).toBeFocused();
  expect(await trouble(page)).toBe("");
  await expect(name).toHaveAccessibleDescription("Escribe tu nombre.");
  await expect(email).toHaveAccessibleDescription(/^Escribe tu correo/);
  await expect(message).toHaveAccessibleDescription("Escribe tu mensaje.");
  for (const field of [name, email, message])
    await expect(field).toHaveAttribute("aria-invalid", "true");

  await name.fill("Lucía");
  await expect(name).not.toHaveAttribute("aria-invalid");
  await email.fill("lucia");
  await send.press("Enter");
  await expect(email).toBeFocused();
  expect(await trouble(page)).toBe("");
  await expect(email).toHaveAccessibleDescription(/arroba/);
});

test("the form leads to the message that says how sending ended", async ({ page, mail, visit }) => {
  visit.expectFault(/^response 500/);
  visit.expectFault(/^console\.error/);
  await mail.failWith({ status: 500 });
  await open(page, "/");
  await page.getByLabel("Nombre").fill("Lucía");
  await page.getByLabel("Correo electrónico").fill(mail.address);
  await page.getByLabel("Mensaje").fill("¿Hay bolsos de red en azul?");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const failure = page.getByText("Ha ocurrido un error. Por favor, inténtalo de nuevo.");
  await expect(failure).toBeFocused();
  await expect(failure).toBeInViewport({ ratio: 1 });

  await mail.recover();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  const success = page.getByRole("heading", { name: "¡Mensaje enviado!" });
  await expect(success).toBeFocused();
  await expect(success).toBeInViewport({ ratio: 1 });
});

/** What every control that is on the page calls itself, in the order of the page. */
function namesOfControls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("a[href],button,input,textarea,select,summary")]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => !control.matches(":disabled,[inert] *"))
      .map((control) => control.ariaLabel ?? (control.id || control.textContent) ?? ""),
  );
}

/** Presses a key so many times; returns what got the focus. Each must show it, and be in sight. */
async function walk(page: Page, key: "Tab" | "Shift+Tab", times: number): Promise<string[]> {
  const stops: string[] = [];
  for (let i = 0; i < times; i += 1) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(() => {
      const control = document.activeElement as HTMLElement;
      return control.ariaLabel ?? (control.id || control.textContent) ?? "";
    });
    // The header may be about to make room.
    await expect.poll(() => trouble(page), { message: `focus on «${stop}»` }).toBe("");
    stops.push(stop);
  }
  return stops;
}

/** What keeps a visitor from seeing where the focus is (WCAG 2.4.7, 2.4.11); empty if nothing does. */
function trouble(page: Page): Promise<string> {
  return page.evaluate(() => {
    const control = document.activeElement;
    if (!control || control === document.body) return "nothing has the focus";
    if (!control.matches(":focus-visible")) return "not :focus-visible";
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(control);
    if (outlineStyle === "none" || parseFloat(outlineWidth) < 2) return "no outline";
    if (/transparent|, 0\)/.test(outlineColor)) return "transparent outline";
    if (!control.checkVisibility({ opacityProperty: true })) return "opacity 0";
    const { left, right, top, bottom } = control.getBoundingClientRect();
    if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth)
      return `out of the window: ${[left, top, right, bottom].map(Math.round)}`;
    // Not at the very corners, which a round button does not fill.
    for (const x of [0.3, 0.5, 0.7])
      for (const y of [0.3, 0.5, 0.7]) {
        const at = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
        if (!control.contains(at)) return `covered by ${at?.outerHTML.slice(0, 80)}`;
      }
    return "";
  });
}
