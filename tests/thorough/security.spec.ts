import { expect, test } from "../support/visit.ts";

const screens = ["", "#/novedades", "#/essentials", "#/nada"];

test("every screen works under the policy, which the host and the page both state", async ({
  page,
  request,
}) => {
  const response = await request.get("/");
  const header = response.headers()["content-security-policy"] ?? "";
  const meta = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(
    await response.text(),
  )?.[1];
  expect(header).toBe(`${meta}; frame-ancestors 'none'`);
  expect(response.headers()).toMatchObject({
    "cache-control": "no-cache",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
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

test("no other page can frame the shop", async ({ page, visit }) => {
  visit.expectFault(/frame-ancestors|ERR_BLOCKED_BY_RESPONSE/);
  await page.route("/marco", (route) =>
    route.fulfill({ contentType: "text/html", body: '<iframe src="/" title="marco"></iframe>' }),
  );
  await page.goto("/marco");
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("contentinfo")).toHaveCount(0);
});

test("a block of data in a page needs no permission", async ({ page }) => {
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
  await page.goto("/");
  await expect(page.locator('script[type="application/ld+json"]')).toBeAttached();
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
});
