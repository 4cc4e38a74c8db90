import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { buildContentSecurityPolicy } from "./content-security-policy.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const directive = (policy: string, name: string) =>
  policy.split("; ").find((part) => part.startsWith(`${name} `));

test("the policy allows what stands inside a page by its exact bytes, once, and no data", () => {
  const policy =
    buildContentSecurityPolicy(`<style>\n a{} </style><script>run()</script><script src="a.js" defer></script>
    <script type="application/ld+json">{}</script><script type="application/json" id="content">[]</script>
    <template><script>run()</script><script type="module" src="b.js"></script></template>
    <script type="speculationrules">{"a":"ñ"}</script>`);
  expect(directive(policy, "style-src")).toBe(`style-src ${hash("\n a{} ")}`);
  expect(directive(policy, "script-src")).toBe(
    `script-src 'self' ${hash("run()")} ${hash('{"a":"ñ"}')}`,
  );
});

test("the policy names no host but the shop's own and the provider's, and nothing unsafe", () => {
  const policy = buildContentSecurityPolicy("<script>run()</script>", "https://api.emailjs.com");
  expect(policy.match(/https?:[^ ;]*/g)).toEqual(["https://api.emailjs.com"]);
  expect(directive(policy, "connect-src")).toBe("connect-src 'self' https://api.emailjs.com");
  expect(policy).not.toMatch(/unsafe|\*|data:|blob:/);
  for (const closed of ["default-src 'none'", "form-action 'none'", "base-uri 'self'"])
    expect(policy.split("; ")).toContain(closed);
  expect(directive(buildContentSecurityPolicy(""), "connect-src")).toBe("connect-src 'self'");
});
