import { loadEnv } from "vite";
import { placeholders } from "./content/placeholders.ts";
import { isSerious } from "./content/problem.ts";
import { readContent } from "./content/read.ts";
import { problemReport } from "./content/report.ts";
import { missingKeys } from "./mail/keys.ts";
import { explainAnswer, sendTrialMessage } from "./mail/trial-message.ts";
import { weightReport } from "./site/weight.ts";

/** Prints how the shop is doing; the process fails where something keeps it from being published. */
async function review(): Promise<void> {
  const env = loadEnv("production", process.cwd());
  const { content, problems } = await readContent();
  const serious = problems.filter(isSerious);

  section(
    "CONTENIDO",
    problems.length === 0 ? ["Todo en orden."] : problemReport(problems).trimEnd().split("\n"),
  );
  // What is of the wrong kind cannot be looked into.
  if (content && serious.length === 0) {
    const missing = placeholders(content);
    section(
      "POR COMPLETAR",
      missing.length === 0
        ? ["Nada: todos los datos son tuyos."]
        : missing.map((what) => `· ${what}`),
    );
  }
  const keys = missingKeys(env);
  section("CLAVES DEL CORREO", keys ? keys.split("\n") : ["Las tres están puestas."]);
  section("PESO", await weightReport("dist"));

  let sent = true;
  if (process.argv.includes("--enviar")) {
    if (keys || !content || serious.length > 0) {
      sent = false;
      section("MENSAJE DE PRUEBA", ["No se envía: arregla antes lo de arriba."]);
    } else {
      const answer = await sendTrialMessage(env, content.shop);
      sent = answer.status === 200;
      section("MENSAJE DE PRUEBA", explainAnswer(answer, content.shop.email));
    }
  } else section("MENSAJE DE PRUEBA", ["Para enviar uno de verdad: npm run revisar -- --enviar"]);

  console.log("");
  process.exitCode = serious.length > 0 || !sent ? 1 : 0;
}

function section(title: string, lines: readonly string[]): void {
  console.log(`\n${title}`);
  for (const line of lines) console.log(line === "" ? "" : `  ${line}`);
}

await review();
