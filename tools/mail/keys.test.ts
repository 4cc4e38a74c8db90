import { expect, test } from "vitest";
import { mailKeys, missingKeys } from "./keys.ts";

const env = {
  VITE_EMAILJS_PUBLIC_KEY: "clave",
  VITE_EMAILJS_SERVICE_ID: "servicio",
  VITE_EMAILJS_TEMPLATE_ID: "plantilla",
};

test("the keys are read from the settings", () => {
  expect(mailKeys(env)).toEqual({
    publicKey: "clave",
    serviceId: "servicio",
    templateId: "plantilla",
  });
  expect(missingKeys(env)).toBeUndefined();
});

test("each key that is missing is named, and where it is found", () => {
  expect(missingKeys({ VITE_EMAILJS_SERVICE_ID: " " })).toBe(
    `La tienda no se publica sin las claves del correo: el formulario de contacto no funcionaría.
  · Falta VITE_EMAILJS_PUBLIC_KEY (en https://dashboard.emailjs.com: Account → General → Public Key).
  · Falta VITE_EMAILJS_SERVICE_ID (en https://dashboard.emailjs.com: Email Services → Service ID).
  · Falta VITE_EMAILJS_TEMPLATE_ID (en https://dashboard.emailjs.com: Email Templates → Template ID).
Copia .env.example con el nombre .env.local y escríbelas allí.`,
  );
});
