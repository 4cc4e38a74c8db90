import { createServer } from "vite";
import { contactForm, write } from "../../support/contact.ts";
import {
  expect,
  hold,
  hydrated,
  menuButton,
  open,
  twoFrames,
  test as visit,
} from "../../support/visit.ts";

/** Visits the development server: only React's development build says when markup does not match. */
const test = visit.extend<object, { developmentUrl: string }>({
  developmentUrl: [
    async ({ browserName: _ }, use) => {
      // The global set-up has built the shop, and leaves to the workers the NODE_ENV of that.
      const { NODE_ENV = "test" } = process.env;
      Object.assign(process.env, { NODE_ENV: "development" });
      const server = await createServer({
        mode: "demo",
        logLevel: "error",
        server: { host: "127.0.0.1", port: 0 },
      });
      await server.listen();
      await use(new URL(server.resolvedUrls?.local[0] ?? "").origin);
      await server.close();
      Object.assign(process.env, { NODE_ENV });
    },
    { scope: "worker" },
  ],
  baseURL: ({ developmentUrl }, use) => use(developmentUrl),
});

// Modules that are built as they are asked for.
test.slow();

test("React finds nothing to complain about on any page, and a bag's page has its styles", async ({
  page,
  request,
}) => {
  const entry = await request.get("/src/entry-client.tsx");
  expect(await entry.text(), "React's silent build would find nothing").toContain("jsxDEV");
  for (const [hash, name] of [
    ["#/", "Bolsos de crochet, hechos a mano en Barcelona"],
    ["#/novedades", "Novedades"],
    ["#/essentials", "Essentials"],
    ["#/no-existe", "Página no encontrada"],
  ] as const) {
    // A load of its own for each: a change of the hash alone would hydrate nothing.
    await page.goto("about:blank");
    await open(page, `/${hash}`);
    await expect(page.locator("h1")).toHaveText(name);
    await page.goto("/#/essentials");
    await expect(page.locator("h1")).toHaveText("Essentials");
  }

  await test.step("where the menu has been opened before the app is there", async () => {
    const release = await hold(page, /entry-client/);
    await page.goto("about:blank");
    await page.goto("/", { waitUntil: "commit" });
    await menuButton(page).press("Enter");
    release();
    await expect(hydrated(page)).toBeAttached();
    await expect(page.getByRole("banner").getByRole("link", { name: "Inicio" })).toBeFocused();
  });

  await open(page, "/bolsos/moon-bag/");
  await expect(page.getByRole("list", { name: /^Fotos/ })).toHaveCSS("list-style-type", "none");
  await expect(page.getByRole("link", { name: /^Pedir por WhatsApp/ })).toHaveCSS(
    "text-decoration-line",
    "none",
  );
});

test("effects that are made twice leave the thanks for a message that was sent meanwhile", async ({
  page,
  mail,
}) => {
  await open(page);
  await write(page, { name: "Ana", email: mail.address, message: "¿Hay bolsos azules?" });
  const release = await hold(page, /email\/send$/);
  const answered = page.waitForResponse(/email\/send$/);
  await contactForm(page).button.click();
  await page.goto("/#/novedades");
  await expect(page.getByRole("heading", { level: 1, name: "Novedades" })).toBeVisible();
  release();
  await (await answered).finished();
  await page.goto("/#/");
  await expect(contactForm(page).thanks).toBeVisible();
  // For longer than until the effects are made.
  await twoFrames(page);
  await expect(contactForm(page).thanks).toBeVisible();
});
