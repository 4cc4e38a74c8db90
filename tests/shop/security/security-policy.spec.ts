import { createShopTest, expect, openPage } from "../../support/shop-test.ts";

/** The production shop with its content security policy. */
const test = createShopTest("allOptions");

test("the policy blocks injected code and other hosts", async ({ page, expectConsoleError }) => {
  expectConsoleError(/Content Security [Pp]olicy/);
  expectConsoleError(/This document requires 'Trusted\w+'/);
  await openPage(page);

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
      await attempt("policy", () => Reflect.get(window, "trustedTypes").createPolicy("x")),
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
