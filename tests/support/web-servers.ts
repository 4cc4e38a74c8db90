import path from "node:path";
import { DEMO_DIR } from "../../tools/serve/demo.ts";

const HOSTING = path.resolve(DEMO_DIR, "../hosting");

export type HostServer = {
  name: string;
  packages: string[];
  /** Where the file for this server is included, as its owner would do it. */
  config(options: { port: number; root: string; dir: string; folder: string }): string;
  start(file: string): string[];
};

/** The servers that the build writes a file for. */
export const servers: HostServer[] = [
  {
    name: "nginx",
    packages: ["nginx"],
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
    config: ({ port, root }) =>
      `{\n\tadmin off\n\tauto_https off\n}\nhttp://127.0.0.1:${port} {\n\troot * ${root}\n\timport ${HOSTING}/Caddyfile\n}\n`,
    start: (file) => ["run", "--adapter", "caddyfile", "--config", file],
  },
];
