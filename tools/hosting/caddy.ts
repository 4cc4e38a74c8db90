import { ASSETS, apart, type Headers, PAGES, type WorkshopHeaders } from "./headers.ts";

const caddyHeaders = (headers: Headers, indent: string): string =>
  Object.entries(headers)
    .map(([name, value]) => `${indent}${name} "${value}"`)
    .join("\n");

/**
 * What every answer carries; where there is a workshop, each path has one policy of the three. A bag may be
 * called as the workshop is.
 */
function everywhere(all: Headers, workshop: WorkshopHeaders | undefined): string {
  if (!workshop) return `header {\n${caddyHeaders(all, "\t")}\n}\n`;
  const { policy, others } = apart(all);
  return `header {
${caddyHeaders(others, "\t")}
}
@preview path */taller/vista/*
header @preview {
${caddyHeaders(apart(workshop.preview).policy, "\t")}
}
@workshop expression path('*/taller/*') && !path('*/taller/vista/*', '*/bolsos/taller/*')
header @workshop {
${caddyHeaders(apart(workshop.page).policy, "\t")}
}
@shop expression !path('*/taller/*') || path('*/bolsos/taller/*')
header @shop {
${caddyHeaders(policy, "\t")}
}
`;
}

/** What the owner of a server imports in its own configuration of Caddy. */
export const caddyFile = (
  all: Headers,
  workshop?: WorkshopHeaders,
): string => `# La tienda en Caddy. Escrito por «npm run build»: no lo cambies a mano, vuelve a construir.
# Impórtalo dentro del bloque de tu sitio, que pone el nombre y root:
#   import /ruta/a/hosting/Caddyfile

encode zstd gzip

${everywhere(all, workshop)}
# Valen también si la tienda está en una carpeta del sitio${workshop ? ", que no se llame «bolsos»" : ""}.
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
