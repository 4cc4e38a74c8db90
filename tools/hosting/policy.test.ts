import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { policyFor } from "./policy.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const directive = (policy: string, name: string) =>
  policy.split("; ").find((part) => part.startsWith(`${name} `));

test("the policy allows what is inline by its exact bytes, once", () => {
  const policy = policyFor({ scripts: ["run()", "\nñ();", "run()"], styles: ["\n a{} "] });
  expect(directive(policy, "style-src")).toBe(`style-src ${hash("\n a{} ")}`);
  expect(directive(policy, "script-src")).toBe(
    `script-src 'self' ${hash("run()")} ${hash("\nñ();")}`,
  );
});

test("the policy names no host but the shop's own and the provider's, and nothing unsafe", () => {
  const policy = policyFor({ scripts: ["run()"], styles: [] }, "https://api.emailjs.com");
  expect(policy.match(/https?:[^ ;]*/g)).toEqual(["https://api.emailjs.com"]);
  expect(directive(policy, "connect-src")).toBe("connect-src 'self' https://api.emailjs.com");
  expect(policy).not.toMatch(/unsafe|\*|data:|blob:/);
  expect(directive(policyFor({ scripts: [], styles: [] }), "connect-src")).toBe(
    "connect-src 'self'",
  );
});
