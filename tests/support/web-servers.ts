import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, vi } from "vitest";
import { freePort } from "./free-port.ts";
import { rawGet } from "./raw-get.ts";

/** Where a server finds what it serves. */
type Place = { port: number; root: string; dir: string; folder: string };

/** Holds the files for servers of one's own. */
const HOSTING = path.resolve("hosting");

type HostServer = {
  name: string;
  packages: string[];
  /** Which compressed files it serves, by their endings. */
  encodings: [encoding: string, ending: string][];
  /** Where the file for this server is included, as its owner would do it. */
  config(place: Place): string;
  start(file: string): string[];
};

/** The servers that hosting/ has a file for. */
export const servers: HostServer[] = [
  {
    name: "nginx",
    packages: ["nginx"],
    encodings: [["gzip", "gz"]],
    config: ({ port, root, dir, folder }) => `
      ${process.getuid?.() === 0 ? "user root;" : ""}
      daemon off;
      pid ${dir}/pid;
      error_log ${dir}/error.log;
      events {}
      http {
        access_log off;
        client_body_temp_path ${dir}/body;
        proxy_temp_path ${dir}/proxy;
        fastcgi_temp_path ${dir}/fastcgi;
        uwsgi_temp_path ${dir}/uwsgi;
        scgi_temp_path ${dir}/scgi;
        server {
          listen 127.0.0.1:${port};
          root ${root};
          ${folder && `error_page 404 /${folder}404.html;`}
          include ${HOSTING}/nginx.conf;
        }
      }`,
    start: (file) => ["-c", file],
  },
  {
    name: "caddy",
    packages: ["caddy"],
    encodings: [
      ["br", "br"],
      ["gzip", "gz"],
    ],
    config: ({ port, root }) =>
      `{\n\tadmin off\n\tauto_https off\n}\nhttp://127.0.0.1:${port} {\n\troot * ${root}\n\timport ${HOSTING}/Caddyfile\n}\n`,
    start: (file) => ["run", "--adapter", "caddyfile", "--config", file],
  },
];

/** A server that is running. */
export type Running = { origin: string; stop(): Promise<void> };

/**
 * Starts a server with the file that hosting/ has for it.
 *
 * @param built the published folder
 * @param folder where in the site it stands: `""`, or with a slash behind
 */
export async function startServer(
  server: HostServer,
  built: string,
  folder: string,
): Promise<Running> {
  const dir = await mkdtemp(path.join(tmpdir(), `ovillo-${server.name}-`));
  let root = built;
  if (folder) {
    root = path.join(dir, "www");
    await mkdir(root);
    await symlink(built, path.join(root, folder.slice(0, -1)));
  }
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const config = path.join(dir, "config");
  await writeFile(config, server.config({ port, root, dir, folder }));
  const child = spawn(server.name, server.start(config), {
    stdio: ["ignore", "inherit", "pipe"],
    env: { ...process.env, HOME: dir, XDG_CONFIG_HOME: dir, XDG_DATA_HOME: dir },
  });
  let said = "";
  child.stderr?.on("data", (chunk) => {
    said += chunk;
  });
  await vi.waitFor(
    async () => {
      if (child.exitCode !== null) throw new Error(said);
      expect((await rawGet(`${origin}/${folder}`)).status).toBe(200);
    },
    { timeout: 20_000 },
  );
  return {
    origin,
    stop: async () => {
      const ended = once(child, "exit");
      if (child.kill()) await ended;
      await rm(dir, { recursive: true });
    },
  };
}
