import { expect, test } from "vitest";
import { keysReport, mailKeys } from "./keys.ts";

const env = {
  VITE_EMAILJS_PUBLIC_KEY: "aB3-cD_9xYz",
  VITE_EMAILJS_SERVICE_ID: "service_ab12cd3",
  VITE_EMAILJS_TEMPLATE_ID: "template_xy34zw5",
};
const place = { advice: "Escríbelas.", of: (setting: string) => `donde ${setting.slice(-4)}` };
const report = (change: Record<string, string>) => keysReport({ ...env, ...change }, place);

test("the keys are read from the settings, also where the owner has named them herself", () => {
  expect(mailKeys(env)).toEqual({
    publicKey: "aB3-cD_9xYz",
    serviceId: "service_ab12cd3",
    templateId: "template_xy34zw5",
  });
  expect(report({})).toBeUndefined();
  expect(
    report({
      VITE_EMAILJS_PUBLIC_KEY: "user_Ab12",
      VITE_EMAILJS_SERVICE_ID: "gmail",
      VITE_EMAILJS_TEMPLATE_ID: "tienda",
    }),
  ).toBeUndefined();
});

test("each key that is missing is named, and where it is found and written", () => {
  expect(keysReport({ VITE_EMAILJS_SERVICE_ID: " " }, place)).toBe(
    `La tienda no se publica sin las claves del correo: el formulario de contacto no funcionaría.
  · Falta VITE_EMAILJS_PUBLIC_KEY (en https://dashboard.emailjs.com: Account → General → Public Key).
  · Falta VITE_EMAILJS_SERVICE_ID (en https://dashboard.emailjs.com: Email Services → Service ID).
  · Falta VITE_EMAILJS_TEMPLATE_ID (en https://dashboard.emailjs.com: Email Templates → Template ID).
Escríbelas.`,
  );
});

test("keys that stand in each other's place are told, and where each belongs", () => {
  expect(
    report({
      VITE_EMAILJS_SERVICE_ID: env.VITE_EMAILJS_TEMPLATE_ID,
      VITE_EMAILJS_TEMPLATE_ID: env.VITE_EMAILJS_SERVICE_ID,
    }),
  ).toBe(
    `La tienda no se publica: hay claves del correo mal puestas, y el formulario de contacto no funcionaría.
  · VITE_EMAILJS_SERVICE_ID (donde E_ID): hay un Template ID (empieza por «template_»), que va en VITE_EMAILJS_TEMPLATE_ID. Aquí va el Service ID (en https://dashboard.emailjs.com: Email Services → Service ID).
  · VITE_EMAILJS_TEMPLATE_ID (donde E_ID): hay un Service ID (empieza por «service_»), que va en VITE_EMAILJS_SERVICE_ID. Aquí va el Template ID (en https://dashboard.emailjs.com: Email Templates → Template ID).`,
  );
});

test("a public key that stands in two places is told where it is not that", () => {
  expect(report({ VITE_EMAILJS_TEMPLATE_ID: env.VITE_EMAILJS_PUBLIC_KEY })).toContain(
    "· VITE_EMAILJS_TEMPLATE_ID (donde E_ID): hay lo mismo que en VITE_EMAILJS_PUBLIC_KEY. Aquí va el Template ID",
  );
  const twice = report({ VITE_EMAILJS_TEMPLATE_ID: env.VITE_EMAILJS_SERVICE_ID }) ?? "";
  expect(twice).toContain("VITE_EMAILJS_TEMPLATE_ID (donde E_ID): hay un Service ID");
  expect(twice).not.toContain("· VITE_EMAILJS_SERVICE_ID");
});

test.each([
  ['"aB3-cD_9xYz"', "hay comillas"],
  ["“aB3-cD_9xYz”", "hay comillas"],
  ["aB3-cD_9xYz\n", "hay espacios o un salto de línea"],
  [" aB3-cD_9xYz", "hay espacios o un salto de línea"],
])("what has been copied along with a key is told: %j", (copied, told) => {
  const said = report({ VITE_EMAILJS_PUBLIC_KEY: copied });
  expect(said).toContain(`  · VITE_EMAILJS_PUBLIC_KEY (donde _KEY): ${told}`);
  // GitHub passes nothing on that holds a secret.
  expect(said).not.toContain("aB3-cD_9xYz");
});
