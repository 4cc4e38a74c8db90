import type { Locator, Page } from "@playwright/test";
import { findAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/workshop-test.ts";

test("the owner works with the keyboard only", async ({ page, workshop }) => {
  const { keyboard } = page;
  /** Presses a key until the control has the focus. */
  const moveFocusTo = async (control: Locator, key = "Tab") => {
    const isFocused = () =>
      control.evaluate((element) => element.ownerDocument.activeElement === element);
    for (let i = 0; i < 60 && !(await isFocused()); i += 1) await keyboard.press(key);
    await expect(control).toBeFocused();
  };
  const press = async (control: Locator, key?: string) => {
    await moveFocusTo(control, key);
    await keyboard.press("Enter");
  };
  await workshop.open();
  const link = workshop.card("Moon Bag").getByRole("link", { name: "Moon Bag" }).first();
  await press(link);
  const bag = workshop.sheet("Moon Bag");
  await expect(bag.getByRole("heading", { level: 2 })).toBeFocused();
  await moveFocusTo(bag.getByLabel("Precio", { exact: true }));
  await keyboard.press("ControlOrMeta+a");
  await keyboard.type("26,5");
  const photos = bag.getByRole("button", { name: /^Foto \d/ });
  await press(photos.nth(1));
  await moveFocusTo(bag.getByLabel("Lugar", { exact: true }));
  await keyboard.press("ArrowUp");
  await expect(photos.first()).toHaveAccessibleName(/colgado por su asa/);
  const line = bag.getByLabel("Línea de la ficha");
  await moveFocusTo(line);
  await keyboard.press("ControlOrMeta+a");
  // The space at the end stays while the owner types.
  await keyboard.type("Hecho hoy ");
  await expect(line).toHaveValue("Hecho hoy ");
  await keyboard.press("Escape");
  await expect(link).toBeFocused();
  await press(page.getByRole("button", { name: "Guardar (3)" }));
  const changes = workshop.sheet("Esto cambia en la tienda");
  await press(changes.getByRole("button", { name: /^Deshacer: .*fotos/ }));
  await expect(changes.getByRole("heading", { level: 2 })).toBeFocused();
  await press(workshop.saveButton);
  await expect(changes).toContainText("Guardado: ya se ve en la tienda de este ordenador.");
  await expect(workshop.saveButton).toBeFocused();
  await keyboard.press("Escape");
  const menuButton = page.getByRole("button", { name: "Ir a…" });
  await press(menuButton, "Shift+Tab");
  await keyboard.press("Escape");
  await expect(menuButton).toBeFocused();
  await keyboard.press("Enter");
  await press(workshop.sheet("Ir a…").getByRole("button", { name: "Aviso legal" }));
  await keyboard.press("Escape");
  await expect(menuButton).toBeFocused();
  await test.step("beside the shop, the list's item has the focus again", async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const item = page.getByRole("button", { name: "Aviso legal", exact: true });
    await press(item);
    await expect(workshop.sheet("Aviso legal")).toBeVisible();
    await keyboard.press("Escape");
    await expect(item).toBeFocused();
  });
});

test("every kind of sheet passes axe and has large touch targets", async ({ page, workshop }) => {
  const browser = await page.context().newCDPSession(page);
  const problems: string[] = [];
  const checkSheet = async (name: string) => {
    const folded = page
      .locator("#workshop details:not([open]) > summary")
      .filter({ visible: true });
    while ((await folded.count()) > 0) await folded.last().click();
    for (const standard of [32, 16]) {
      await browser.send("Page.setFontSizes", { fontSizes: { standard } });
      for (const problem of await findSizeProblems(page))
        problems.push(`${name}, with text of ${standard} px: ${problem}`);
    }
    for (const violation of await findAxeViolations(page)) problems.push(`${name}: ${violation}`);
  };
  await workshop.open();
  await page.getByRole("button", { name: "Ir a…" }).click();
  await checkSheet("the list");
  await page.keyboard.press("Escape");
  for (const name of ["Colores", "Cómo se pide"]) {
    await workshop.openMenuItem(name);
    await checkSheet(name);
    await page.keyboard.press("Escape");
  }
  const bag = await workshop.openBag("Moon Bag");
  await bag.getByRole("button", { name: /^Foto 1/ }).click();
  await checkSheet("a bag");
  await bag.getByLabel("Precio", { exact: true }).fill("veinte");
  await workshop.closeSheet();
  await workshop.openChanges();
  await checkSheet("what is missing");
  expect(problems).toEqual([]);
});

test("the list reports unreadable files and removes unknown keys", async ({ page, workshop }) => {
  await workshop.change({
    "portada.yaml": "title: [\n",
    "bolsos/moon-bag/bolso.yaml": { photos: "1.jpg" },
    "tienda.yaml": { color: "rojo" },
  });
  await page.goto(workshop.url);
  await expect(workshop.card("Star Bag")).toBeVisible();
  const changes = await workshop.openChanges();
  await expect(changes).toContainText(/portada\.yaml, línea \d: \p{L}/u);
  const removeButton = changes.getByRole("button", { name: "Quitar color", exact: true });
  await removeButton.click();
  await expect(removeButton).toBeHidden();
  await changes.getByRole("button", { name: /^Deshacer: / }).click();
  await expect(removeButton).toBeVisible();
  // No sheet can open a file that cannot be parsed.
  const errors = changes.locator("section").filter({ hasText: "Falta esto para publicar" });
  const links = errors.getByRole("button", { name: /^Ir a/ });
  await expect(links).toHaveAccessibleName("Ir a Moon Bag, Fotos");
  await links.click();
  const bag = workshop.sheet("Moon Bag");
  await expect(bag.getByRole("button", { name: "Añadir fotos" })).toBeFocused();
});

test("«Ir» leads to the field of a problem, for every kind of field", async ({ workshop }) => {
  const photo = { file: "1.jpg", alt: "De frente." };
  await workshop.change({
    // Two bags: the sheet then has the place of one among the bags of its collection.
    "bolsos/moon-bag/bolso.yaml": { category: "nuevo" },
    "bolsos/ribbon-bag/bolso.yaml": { category: "nuevo" },
    "bolsos/chain-bag/bolso.yaml": { photos: [photo, { ...photo, keep: "left" }] },
    "bolsos/star-bag/bolso.yaml": { photos: undefined },
    "bolsos/net-bag/bolso.yaml": { featured: "quizá", yarns: "rojo", details: "grande" },
    "tienda.yaml": { icon: "fotos/no.jpg", colours: "rojo" },
    "portada.yaml": {
      hero: { file: "fotos/hero-desktop.jpg", film: { desktop: { mp4: "peliculas/no.mp4" } } },
    },
  });
  await workshop.open();
  const changes = await workshop.openChanges();
  for (const [target, sheet, role, control] of [
    ["Moon Bag, Colección", "Moon Bag", "radio", "Novedades"],
    ["Chain Bag, Foto 2", "Chain Bag", "button", "Foto 2: De frente."],
    ["Star Bag, Fotos", "Star Bag", "button", "Añadir fotos"],
    ["Net Bag, Sale en la portada", "Net Bag", "switch", "Sale en la portada"],
    ["Net Bag, Colores de hilo", "Net Bag", "button", "Añadir un hilo"],
    ["Net Bag, Detalles", "Net Bag", "textbox", "Ancho"],
    ["Colores", "Colores", "textbox", /^Fondo$/],
    [
      "Dirección, buscadores e icono, Icono",
      "Dirección, buscadores e icono",
      "button",
      "Cambiar el icono",
    ],
    [
      "Título e imagen, Película del ordenador en MP4",
      "Título e imagen",
      "button",
      "Quitar la película",
    ],
  ] as const) {
    await changes.getByRole("button", { name: `Ir a ${target}`, exact: true }).click();
    const focused = workshop.sheet(sheet).getByRole(role, { name: control });
    await expect(focused, target).toBeFocused();
    await workshop.closeSheet();
  }
});

test("a preview without its script is retried", async ({ page, expectConsoleError, workshop }) => {
  expectConsoleError(/ERR_FAILED/);
  // Also blocks the workshop page's preload of this script.
  await page.route(/\/entry-preview-[^/]*\.js$/, (route) => route.abort());
  await page.goto(workshop.url);
  const retry = page.getByRole("button", { name: "Volver a intentarlo" });
  await expect(retry).toBeVisible();
  await page.unrouteAll();
  await retry.click();
  await expect(workshop.card("Moon Bag")).toBeVisible();
});

test("without storage, the workshop says so and can be retried", async ({ page, workshop }) => {
  // Also `localStorage`, as in a browser that blocks all cookies.
  await page.addInitScript(() => {
    if (window !== top || window.name === "allowed") return;
    const refuse = () => {
      throw new DOMException("closed", "SecurityError");
    };
    indexedDB.open = refuse;
    Object.defineProperty(window, "localStorage", { get: refuse });
  });
  await page.goto(workshop.url);
  await expect(page.getByRole("alert")).toContainText("El taller no se abre en este navegador.");
  await page.evaluate(() => Object.assign(window, { name: "allowed" }));
  await page.getByRole("button", { name: "Volver a intentarlo" }).click();
  await expect(workshop.card("Moon Bag")).toBeVisible();
  await expect(page.getByRole("button", { name: "Cambios", exact: true })).toBeVisible();
});

test("plain HTTP asks for another address", async ({ page, expectConsoleError, workshop }) => {
  expectConsoleError(/Cross-Origin-Opener-Policy/);
  await page.route("http://tienda.example/**", async (route) => {
    const { pathname } = new URL(route.request().url());
    const response = await route.fetch({ url: new URL(pathname, workshop.url).href });
    await route.fulfill({ response });
  });
  await page.goto("http://tienda.example/taller/");
  await expect(page.getByRole("alert")).toContainText("«https://»");
});

test("after a crash the workshop opens with the changes, or without them if the owner gives them up", async ({
  page,
  expectConsoleError,
  gitHubWorkshop: workshop,
}) => {
  expectConsoleError(/URL is not a constructor/);
  await workshop.signIn();
  await workshop.setPrice("Moon Bag", "26");
  const crash = async () => {
    await page.evaluate(() => Object.assign(window, { URL: undefined }));
    await workshop.openMenuItem("Dirección, buscadores e icono");
    await expect(page.getByRole("alert")).toContainText("Tus cambios están guardados.");
  };
  await crash();
  await page.getByRole("button", { name: "Abrir otra vez" }).click();
  await expect(workshop.card("Moon Bag").getByText("26,00 €")).toBeVisible();
  await crash();
  page.once("dialog", (dialog) => dialog.accept());
  await page.getByRole("button", { name: "Abrir sin mis cambios" }).click();
  await expect(workshop.card("Moon Bag").getByText("24,00 €")).toBeVisible();
});

test("the workshop survives a crashed preview", async ({ page, gitHubWorkshop: workshop }) => {
  await workshop.signIn();
  const shop = workshop.preview.locator("html");
  await shop.evaluate(() =>
    Object.assign(window, { IntersectionObserver: undefined, original: IntersectionObserver }),
  );
  await workshop.openMenuItem("Fotos de Novedades");
  await workshop.closeSheet();
  await expect(page.getByText(/^Hay algo que la tienda no puede enseñar/)).toBeVisible();
  await shop.evaluate(() =>
    Object.assign(window, { IntersectionObserver: Object(window).original }),
  );
  await (await workshop.openBag("Moon Bag")).getByLabel("Precio", { exact: true }).fill("30");
  await expect(workshop.card("Moon Bag").getByText("30,00 €")).toBeVisible();
});

/** Finds touch targets that are too small and elements that are wider than the screen. */
const findSizeProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const describeElement = (element: Element) => element.outerHTML.slice(0, 120);
    const all = [...document.querySelectorAll("#workshop *")].filter(isVisible);
    const targets = all.filter((element) =>
      element.matches(
        "button, a, summary, textarea, select, input:not([type=file]), label:has([type=file])",
      ),
    );
    const small = targets.filter((element) => {
      const { width, height } = (element.closest("label") ?? element).getBoundingClientRect();
      return width < 44 || height < 44;
    });
    const wide = all.filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return (
        !element.matches("[type=file], .visually-hidden") && (left < 0 || right > innerWidth + 1)
      );
    });
    return [
      ...small.map((element) => `small: ${describeElement(element)}`),
      ...wide.map((element) => `wide: ${describeElement(element)}`),
    ];
  });

test("the workshop does not open in a frame of another site", async ({ page, workshop }) => {
  const pageUrl = new URL("/marco", workshop.url.replace("127.0.0.1", "localhost")).href;
  const body = `<iframe src="${workshop.url}"></iframe>`;
  await page.route(pageUrl, (route) => route.fulfill({ contentType: "text/html", body }));
  // The header's `frame-ancestors` would block the workshop before its script runs.
  await page.route(`${workshop.url}**`, async (route) => {
    if (route.request().resourceType() !== "document") return route.continue();
    const response = await route.fetch();
    await route.fulfill({ response, headers: { "Content-Type": "text/html" } });
  });
  await page.goto(pageUrl);
  const link = page.frameLocator("iframe").getByRole("link", { name: /^Ábrelo/ });
  await expect(link).toHaveAttribute("href", workshop.url);
});
