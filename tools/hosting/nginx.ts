import { ASSETS, type Headers, PAGES, type WorkshopHeaders } from "./headers.ts";

/** A location of nginx inherits headers only if it has none of its own: so each has them all. */
const nginxHeaders = (headers: Headers, when = " always"): string =>
  Object.entries(headers)
    .map(([name, value]) => `  add_header ${name} "${value}"${when};`)
    .join("\n");

/**
 * The owner's workshop has policies of its own; of two patterns that fit, the first counts. A bag may be
 * called as the workshop is.
 */
const workshopLocations = ({
  page,
  preview,
}: WorkshopHeaders): string => `location ~ /taller/assets/ {
${nginxHeaders(page)}
${nginxHeaders(ASSETS, "")}
  try_files $uri =404;
}

location ~ /taller/vista/ {
${nginxHeaders(preview)}
${nginxHeaders(PAGES)}
  try_files $uri $uri/ =404;
}

location ~ (?<!/bolsos)/taller/ {
${nginxHeaders(page)}
${nginxHeaders(PAGES)}
  try_files $uri $uri/ =404;
}

`;

/** What the owner of a server includes in its own configuration of nginx. */
export const nginxFile = (
  all: Headers,
  workshop?: WorkshopHeaders,
): string => `# La tienda en nginx. Escrito por «npm run build»: no lo cambies a mano, vuelve a construir.
# Inclúyelo dentro de tu bloque «server», que pone listen, server_name, el certificado y root:
#   include /ruta/a/hosting/nginx.conf;

index index.html;
charset utf-8;
charset_types text/html text/css text/csv text/javascript text/plain application/json application/xml;
server_tokens off;

types {
  text/html html;
  text/css css;
  text/csv csv;
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
${workshop ? "  application/wasm wasm;\n" : ""}}
default_type application/octet-stream;

gzip on;
gzip_vary on;
gzip_comp_level 6;
gzip_min_length 256;
gzip_types text/css text/csv text/javascript text/plain application/json application/manifest+json application/xml image/svg+xml;

error_page 404 /404.html;

# Valen también si la tienda está en una carpeta del sitio${workshop ? ", que no se llame «bolsos»" : ""}.
${workshop ? workshopLocations(workshop) : ""}location ~ /assets/ {
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
