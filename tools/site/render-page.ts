import { mailProvider } from "../../lib/mail-provider.ts";
import { renderContentStyles } from "../../model/look/content-styles.ts";
import { buildContentSecurityPolicy } from "../hosting/content-security-policy.ts";
import { html, renderInlineElement } from "./html.ts";
import type { PageParts, SiteContext } from "./site-context.ts";

/** Renders a page with the parts that all pages share: icons, the owner's styles, the policy. */
export function renderPage(page: PageParts, context: SiteContext): string {
  const { content, shopContent, assets, build } = context;
  const { path, title, head, main, script, htmlAttributes } = page;
  const { base = path.replace(/[^/]+/g, "..") } = page;
  const { logo } = assets;
  const contentStyles = renderContentStyles({
    promo: shopContent.shop.promo,
    colours: content.shop.colours,
    logo: logo && { ...logo, url: logo.fileName },
  });
  const baseElement = base && html`<base href="${base}">\n`;
  const logoPreload =
    logo && html`\n<link rel="preload" as="image" href="${logo.fileName}" crossorigin>`;
  // `email_off`: Cloudflare hides e-mail addresses in pages by default, and the policy forbids its script to show them.
  // The skip link includes the path: with <base>, a bare `#id` would resolve against the base URL.
  const rest = html`${baseElement}<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>${head}${logoPreload}${assets.icons.links}
<meta name="color-scheme" content="light">
${renderInlineElement("style", page.styles + contentStyles)}
</head>
<body><!--email_off-->
<a class="skip" href="${path}#contenido">Saltar al contenido</a>
${main}${script}
<!--/email_off--></body>
</html>
`;
  const { emailAccount } = shopContent;
  const connect = emailAccount && !emailAccount.isSameOrigin ? mailProvider.origin : undefined;
  const policy = !build.devStaticStyles && buildContentSecurityPolicy(rest.text, connect);
  const policyElement =
    policy && html`<meta http-equiv="Content-Security-Policy" content="${policy}">\n`;
  // A policy in <meta> applies only to what follows it.
  return html`<!doctype html>
<html lang="es"${htmlAttributes}>
<head>
<meta charset="utf-8">
${policyElement}${rest}`.text;
}
