import { appendFile, cp } from "node:fs/promises";
import path from "node:path";

/** Copies the example with ids of the e-mail's provider, and returns where its content is. */
export async function exampleWithMail(folder: string): Promise<string> {
  const content = path.join(folder, "content");
  await cp("example", content, { recursive: true });
  await appendFile(
    path.join(content, "tienda.yaml"),
    `
emailjs:
  publicKey: clave-de-prueba
  serviceId: servicio_de_prueba
  templateId: plantilla_de_prueba
`,
  );
  return content;
}
