/**
 * For a browser that is older than the shop's (docs/decisions/012) and so runs no other script of it: the page stays
 * as it is without script, whose words inside `<noscript>` such a browser does not show.
 */
if (!("inert" in document.documentElement)) {
  // To the page that each screen has of its own (tools/site/site-files.ts).
  document.querySelectorAll('[href^="#/"]').forEach((link) => {
    link.setAttribute("href", String(link.getAttribute("href")).replace(/^#\/(.+)/, "$1/"));
  });
  // It could not send. The ways to write stand beside it.
  document.querySelectorAll("main form").forEach((form) => {
    form.remove();
  });
}
