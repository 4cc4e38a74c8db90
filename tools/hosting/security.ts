import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";

/** Where the e-mail provider takes messages; the one foreign address that the shop talks to. */
const PROVIDER = "https://api.emailjs.com";
/** Cloudflare Pages ignores a line of `_headers` that is longer. */
const LONGEST_HEADER = 2000;

type Headers = Readonly<Record<string, string>>;

/** What every answer carries, whatever the host; the policy joins them when it is known. */
const EVERYWHERE: Headers = {
  "Strict-Transport-Security": "max-age=31536000",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
};

/** Pages are asked for again each time, and are not for other sites' scripts and pictures to embed. */
const PAGES: Headers = {
  "Cache-Control": "no-cache",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** These names change with their content. No CORP: a photograph may be shown by a picture search. */
const ASSETS: Headers = { "Cache-Control": "public, max-age=31536000, immutable" };

/** The policy's source for inline content: the hash of its exact bytes. */
const hashOf = (content: string): string =>
  `'sha256-${createHash("sha256").update(content).digest("base64")}'`;

/**
 * The Content-Security-Policy under which these pages work, and nothing else does.
 *
 * @param pages the final HTML of every page; what is inline in them is allowed by its hash
 * @param connect where messages are sent to
 */
export function policyFor(pages: readonly string[], connect: string): string {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const page of pages) {
    for (const [, attributes = "", content = ""] of page.matchAll(
      /<script([^>]*)>([\s\S]*?)<\/script>/gi,
    )) {
      // A script from a file has no content; a block of data (JSON-LD) is not run.
      const type = /\stype="?([^"\s>]*)/i.exec(attributes)?.[1] ?? "module";
      const data = type !== "module" && !type.endsWith("/javascript");
      if (content && !data) scripts.add(hashOf(content));
    }
    for (const [, content = ""] of page.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/gi)) {
      styles.add(hashOf(content));
    }
  }
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(" "),
    ["style-src", ...styles].join(" "),
    "img-src 'self'",
    "media-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src ${connect}`,
    "base-uri 'self'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}

/** Puts the policy before everything that it governs; only the encoding, which has to come early, precedes it. */
export function withPolicy(page: string, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const head = /<head[^>]*>(\s*<meta charset[^>]*>)?/i;
  if (!head.test(page)) throw new Error("A page without <head> cannot carry the policy.");
  return page.replace(head, (start) => `${start}\n    ${meta}`);
}

const headerLines = (headers: Headers): string[] =>
  Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);

/**
 * `_headers` as Cloudflare Pages and Netlify read it. No path gets one name twice: the former would
 * send both values. A folder of pages is one rule, however many bags have a page in it: the former
 * reads no more than 100.
 *
 * @param pages the files of all pages, named from the published folder
 */
export function headersFile(all: Headers, pages: readonly string[]): string {
  const paths = pages.flatMap((page) => {
    const [first, ...rest] = page.split("/");
    if (rest.length > 0) return `/${first}/*`;
    return page === "index.html" ? ["/", "/index.html"] : `/${page}`;
  });
  const rules: [string, Headers][] = [
    ["/*", all],
    ["/assets/*", ASSETS],
    ...[...new Set(paths)].map((page): [string, Headers] => [page, PAGES]),
  ];
  return rules.map(([rule, headers]) => [rule, ...headerLines(headers), ""].join("\n")).join("\n");
}

/** A location of nginx inherits headers only if it has none of its own: so each has them all. */
const nginxHeaders = (headers: Headers, when = " always"): string =>
  Object.entries(headers)
    .map(([name, value]) => `  add_header ${name} "${value}"${when};`)
    .join("\n");

const nginxFile = (
  all: Headers,
): string => `# La tienda en nginx. Escrito por «npm run build»: no lo cambies a mano, vuelve a construir.
# Inclúyelo dentro de tu bloque «server», que pone listen, server_name, el certificado y root:
#   include /ruta/a/hosting/nginx.conf;

index index.html;
charset utf-8;
charset_types text/html text/css text/javascript text/plain application/json application/xml;
server_tokens off;

types {
  text/html html;
  text/css css;
  text/javascript js;
  text/plain txt;
  application/json json;
  application/manifest+json webmanifest;
  application/xml xml;
  image/svg+xml svg;
  image/avif avif;
  image/jpeg jpg jpeg;
  image/png png;
  image/webp webp;
  image/x-icon ico;
  video/webm webm;
  video/mp4 mp4;
  font/woff2 woff2;
}
default_type application/octet-stream;

gzip on;
gzip_vary on;
gzip_comp_level 6;
gzip_min_length 256;
gzip_types text/css text/javascript text/plain application/json application/manifest+json application/xml image/svg+xml;

error_page 404 /404.html;

# Valen también si la tienda está en una carpeta del sitio.
location ~ /assets/ {
${nginxHeaders(all)}
${nginxHeaders(ASSETS, "")}
  try_files $uri =404;
}

location ~ /_headers$ {
  return 404;
}

location / {
${nginxHeaders(all)}
${nginxHeaders(PAGES)}
  try_files $uri $uri/ =404;
}
`;

const caddyHeaders = (headers: Headers, indent: string): string =>
  Object.entries(headers)
    .map(([name, value]) => `${indent}${name} "${value}"`)
    .join("\n");

const caddyFile = (
  all: Headers,
): string => `# La tienda en Caddy. Escrito por «npm run build»: no lo cambies a mano, vuelve a construir.
# Impórtalo dentro del bloque de tu sitio, que pone el nombre y root:
#   import /ruta/a/hosting/Caddyfile

encode zstd gzip

header {
${caddyHeaders(all, "\t")}
}

# Valen también si la tienda está en una carpeta del sitio.
@lasting {
	path */assets/*
	file
}
header @lasting {
${caddyHeaders(ASSETS, "\t")}
}

@fresh not path */assets/*
header @fresh {
${caddyHeaders(PAGES, "\t")}
}

file_server {
	hide _headers
}

handle_errors {
	header {
${caddyHeaders(all, "\t\t")}
	}
	header Cache-Control "no-cache"
	# La página de error de la carpeta o, si no tiene, la del sitio.
	@told file /{path.0}/404.html /404.html
	handle @told {
		rewrite {file_match.relative}
		file_server
	}
	respond "No se ha encontrado esta página." {err.status_code}
}
`;

/**
 * Security headers and caching for every kind of host. When all pages are final: the policy as
 * `<meta>` in each of them, `_headers` among the published files, and files for nginx and Caddy in
 * `hosting/` beside the folder, because only what is published belongs into it.
 */
export function security(env: Readonly<Record<string, string>>): Plugin {
  const connect = env.VITE_EMAILJS_ORIGIN === "same" ? "'self'" : PROVIDER;
  return {
    name: "ovillo:security",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    writeBundle: {
      order: "post",
      sequential: true,
      async handler({ dir = "dist" }) {
        const files = (await readdir(dir, { recursive: true }))
          .filter((file) => file.endsWith(".html"))
          .map((file) => file.split(path.sep).join("/"))
          .sort();
        const pages = await Promise.all(
          files.map((file) => readFile(path.join(dir, file), "utf8")),
        );
        const policy = policyFor(pages, connect);
        await Promise.all(
          pages.map((page, i) =>
            writeFile(path.join(dir, files[i] ?? ""), withPolicy(page, policy)),
          ),
        );

        const all = {
          "Content-Security-Policy": `${policy}; frame-ancestors 'none'`,
          ...EVERYWHERE,
        };
        const headers = headersFile(all, files);
        if (headers.split("\n").some(({ length }) => length > LONGEST_HEADER)) {
          this.error(
            `La política de seguridad pasa de ${LONGEST_HEADER} caracteres: hay demasiados estilos o programas distintos dentro de las páginas.`,
          );
        }
        const hosting = path.resolve(dir, "../hosting");
        await mkdir(hosting, { recursive: true });
        await writeFile(path.join(dir, "_headers"), headers);
        await writeFile(path.join(hosting, "nginx.conf"), nginxFile(all));
        await writeFile(path.join(hosting, "Caddyfile"), caddyFile(all));
      },
    },
  };
}
