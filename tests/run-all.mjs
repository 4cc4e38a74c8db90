import { spawnSync } from "node:child_process";

// Runs the parts of `npm run test:all` one after the other, up to the first that fails, and prints how long each took.

const PARTS = ["check", "test:unit", "test:visits", "test:builds"];

const times = [];
for (const part of PARTS) {
  const start = Date.now();
  const { status } = spawnSync(`npm run ${part}`, { shell: true, stdio: "inherit" });
  times.push(`${part} ${Math.round((Date.now() - start) / 1000)} s`);
  process.exitCode = status ?? 1;
  if (status !== 0) break;
}
console.log(`\n${times.join(", ")}`);
