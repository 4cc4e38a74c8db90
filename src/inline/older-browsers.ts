/** A browser below the floor (docs/decisions/012) runs no other script of the shop, and does not show `<noscript>`. */
if (!("inert" in document.documentElement)) {
  // To each screen's own page (tools/site/site-files.ts).
  document.querySelectorAll('[href^="#/"]').forEach((link) => {
    link.setAttribute("href", String(link.getAttribute("href")).replace(/^#\/(.+)/, "$1/"));
  });
  // The form cannot send without script; e-mail address and WhatsApp stand beside it.
  document.querySelectorAll("main form").forEach((form) => {
    form.remove();
  });
}
