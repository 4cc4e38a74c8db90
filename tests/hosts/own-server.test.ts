import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { type ClientHttp2Session, connect, type IncomingHttpHeaders } from "node:http2";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { freePort } from "../support/free-port.ts";
import { ensureProgram } from "../support/programs.ts";

/** What the shop has besides its pages and what they are made of. */
const TYPES = [
  ["feeds/meta.csv", "text/csv; charset=utf-8"],
  ["feeds/google.xml", "application/xml; charset=utf-8"],
  ["sitemap.xml", "application/xml; charset=utf-8"],
  ["robots.txt", "text/plain; charset=utf-8"],
] as const;

let dir: string;
let server: ChildProcess;
let session: ClientHttp2Session;

/** The server's own block as hosting/README.md tells the owner to write it, with this shop's places. */
async function serverBlock(port: number): Promise<string> {
  const [, block = ""] =
    /```nginx\n(server \{.*?)```/s.exec(await readFile("hosting/README.md", "utf8")) ?? [];
  return block
    .replace("listen 443", `listen 127.0.0.1:${port}`)
    .replace(/\/etc\/letsencrypt\/\S*?\/(\w+\.pem)/g, `${dir}/$1`)
    .replace("/var/www/tienda", `${dir}/dist`)
    .replace("/etc/tienda", path.resolve("hosting"));
}

beforeAll(async () => {
  ensureProgram("nginx", ["nginx"]);
  ensureProgram("openssl", ["openssl"]);
  dir = await mkdtemp(path.join(tmpdir(), "ovillo-own-server-"));
  await mkdir(path.join(dir, "dist/feeds"), { recursive: true });
  for (const file of ["index.html", ...TYPES.map(([file]) => file)])
    await writeFile(path.join(dir, "dist", file), file);
  const keys = ["-keyout", path.join(dir, "privkey.pem"), "-out", path.join(dir, "fullchain.pem")];
  execFileSync(
    "openssl",
    ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost", ...keys],
    { stdio: "pipe" },
  );
  const port = await freePort();
  await mkdir(path.join(dir, "temp"));
  const temp = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${dir}/temp/${name};`,
  );
  await writeFile(
    path.join(dir, "config"),
    `${process.getuid?.() === 0 ? "user root;" : ""} daemon off; pid ${dir}/pid; error_log ${dir}/error.log; events {}
    http { access_log off; ${temp.join(" ")} ${await serverBlock(port)} }`,
  );
  server = spawn("nginx", ["-c", path.join(dir, "config")], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  server.stderr?.on("data", (chunk) => {
    said += chunk;
  });
  await vi.waitFor(
    async () => {
      if (server.exitCode !== null) throw new Error(said);
      const attempt = connect(`https://localhost:${port}`, { rejectUnauthorized: false });
      await once(attempt, "connect");
      session = attempt;
    },
    { timeout: 20_000 },
  );
});

afterAll(async () => {
  session?.close();
  if (server?.exitCode === null) {
    server.kill();
    await once(server, "exit");
  }
  await rm(dir, { recursive: true, force: true });
});

/** Asks over HTTP/2, which the session would not have begun without. */
async function ask(file: string): Promise<{ headers: IncomingHttpHeaders; body: string }> {
  const request = session.request({ ":path": `/${file}` });
  const [headers] = (await once(request, "response")) as [IncomingHttpHeaders];
  let body = "";
  for await (const chunk of request) body += chunk;
  return { headers, body };
}

test("nginx takes the block of the instructions, and speaks HTTP/2 with it", async () => {
  const { headers, body } = await ask("");
  expect(headers[":status"]).toBe(200);
  expect(body).toBe("index.html");
});

test.each(TYPES)(
  "nginx says what %s is, so that nobody is asked to download it",
  async (file, type) => {
    const { headers, body } = await ask(file);
    expect(headers[":status"]).toBe(200);
    expect(headers["content-type"]).toBe(type);
    expect(body).toBe(file);
  },
);
