/** Makes the skip link focus without navigating: its URL lacks the query, the route and, on 404.html, the path. */
export function enhanceSkipLink(): void {
  document.querySelector(".skip")?.addEventListener("click", (event) => {
    event.preventDefault();
    document.getElementById("contenido")?.focus();
  });
}
