import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { buildContentSecurityPolicy } from "./content-security-policy.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const directive = (policy: string, name: string) =>
  policy.split("; ").find((part) => part.startsWith(`${name} `));

test("the policy lists the hash of each inline script and style once, and no hash of JSON", () => {
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

test("the hash covers the text as browsers normalize it", () => {
  const policy = buildContentSecurityPolicy("<style>a{\r\n--b:'\r\0'}</style>");
  expect(directive(policy, "style-src")).toBe(`style-src ${hash("a{\n--b:'\n\ufffd'}")}`);
});
