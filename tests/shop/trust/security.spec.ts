import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, open, test } from "../../support/visit.ts";

test.use({ film: true });

const screens = ["", "#/novedades", "#/essentials", "#/nada"];

test("every screen works under the policy that the page itself states", async ({
  page,
  request,
}) => {
  const response = await request.get("/");
  expect(await response.text()).toContain(
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none';`,
  );
  expect(response.headers()).toMatchObject({
    "cache-control": "no-cache",
    "content-security-policy": "frame-ancestors 'self'",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": expect.stringContaining("camera=()"),
    "referrer-policy": "strict-origin-when-cross-origin",
    "strict-transport-security": "max-age=31536000",
    "x-content-type-options": "nosniff",
  });

  for (const screen of screens) {
    await page.goto(`/${screen}`);
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
    expect(await page.locator("[style], [onclick], [onload], [onerror]").count()).toBe(0);
  }

  await test.step("a block of data in a page needs no permission", async () => {
    await page.route(
      (url) => url.pathname === "/",
      async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(
          "</head>",
          '<script type="application/ld+json">{"@type":"Store"}</script></head>',
        );
        await route.fulfill({ response, body });
      },
    );
    await page.goto("about:blank");
    await page.goto("/");
    await expect(page.locator('script[type="application/ld+json"]')).toBeAttached();
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
  });
});

test("what is not the shop's own does not run, is not fetched and is told to no one", async ({
  page,
  visit,
}) => {
  visit.expectFault(/Content Security [Pp]olicy/);
  visit.expectFault(/This document requires 'Trusted\w+'/);
  await page.goto("/");
  await expect(page.locator("html[data-hydrated]")).toBeAttached();

  const outcome = await page.evaluate(async () => {
    const attempt = async (name: string, action: () => unknown) => {
      try {
        await action();
        return `${name}: done`;
      } catch (error) {
        return `${name}: ${(error as Error).name}`;
      }
    };
    return [
      await attempt("markup", () => {
        document.body.innerHTML = "<img src=x onerror='ran=true'>";
      }),
      await attempt("policy", () =>
        (
          window as unknown as { trustedTypes: { createPolicy(name: string): void } }
        ).trustedTypes.createPolicy("x"),
      ),
      await attempt("another host", () => fetch("https://evil.example/")),
      await attempt("inline script", () => {
        const script = document.createElement("script");
        script.append("globalThis.ran=true");
        document.body.append(script);
      }),
    ];
  });
  expect(outcome).toEqual([
    "markup: TypeError",
    "policy: TypeError",
    "another host: TypeError",
    expect.stringMatching(/inline script/),
  ]);
  expect(await page.evaluate(() => "ran" in globalThis)).toBe(false);
  await expect(page.getByRole("heading", { name: "Contacto" })).toBeVisible();
});

test("no other site can frame the shop, and its own workshop can", async ({
  page,
  visit,
  baseURL,
}) => {
  visit.expectFault(/frame-ancestors|ERR_BLOCKED_BY_RESPONSE/);
  visit.expectFault(/request to another origin/);
  const marco = `<!doctype html><link rel="icon" href="data:,"><iframe src="${baseURL}/"></iframe>`;
  const elsewhere = createServer((_req, res) => {
    res.writeHead(200, { "Content-Type": "text/html" }).end(marco);
  }).listen(0, "127.0.0.1");
  await once(elsewhere, "listening");
  const frame = page.frameLocator("iframe");
  await page.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`);
  await expect(frame.getByRole("contentinfo")).toHaveCount(0);
  elsewhere.closeAllConnections();
  elsewhere.close();
  await page.route("/marco", (route) => route.fulfill({ contentType: "text/html", body: marco }));
  await page.goto("/marco");
  await expect(frame.getByRole("contentinfo")).toBeVisible();
});

test("a photo that is opened in a tab of its own stands in the middle, as the browser's viewer wants it", {
  tag: "@desktop",
}, async ({ page }) => {
  await open(page);
  const photo = await page.locator("img[src*='assets/']").first().getAttribute("src");
  await page.goto(`/${photo}`);
  const box = await page.locator("img").boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(2);
  expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - height / 2)).toBeLessThan(2);
});
