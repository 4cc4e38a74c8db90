import { ISSUE_TITLE } from "../issue-title.ts";
import type { Workshop } from "../page.ts";

/** How often the repository is asked what has become of a change, and for how long. */
const EVERY_MS = 4000;
const LONGEST_MS = 1_200_000;

type Run = { status: string; conclusion: string | null; created_at: string; html_url: string };
type Issue = { title: string; body: string; html_url: string };
type Answer = { workflow_runs?: Run[] } & Partial<Issue>[];

/** Where the package keeps who has come in. */
export const ACCOUNT = "sveltia-cms.user";

/** Clocks differ: a run that began so long before the save may be its own. */
const CLOCKS_MS = 60_000;

/** A small panel that says what becomes of what has been saved. */
function createPanel() {
  const panel = document.createElement("section");
  panel.className = "taller-publication";
  panel.setAttribute("aria-label", "Publicación");
  const said = document.createElement("p");
  said.setAttribute("role", "status");
  const detail = document.createElement("pre");
  const link = document.createElement("a");
  link.target = "_blank";
  link.rel = "noopener noreferrer";
  const close = document.createElement("button");
  close.type = "button";
  close.textContent = "Cerrar";
  close.addEventListener("click", () => panel.remove());
  panel.append(said, detail, link, close);
  return (state: string, text: string, { address = "", more = "" } = {}): void => {
    panel.dataset.state = state;
    said.textContent = text;
    detail.textContent = more;
    detail.hidden = !more;
    link.href = address;
    link.textContent = state === "published" ? "Ver la tienda" : "Ver qué ha pasado";
    link.hidden = !address;
    if (!panel.isConnected) document.body.append(panel);
  };
}

/**
 * Shows the owner when a change is in the shop, or why it is not.
 *
 * @returns what is to be called after each change
 */
export function tellPublication({ repository, branch, local }: Workshop): () => void {
  const root = local ? "/taller/api/v3" : "https://api.github.com";
  const show = createPanel();
  let saved = 0;

  const ask = async (path: string): Promise<Answer> => {
    const { token } = JSON.parse(localStorage.getItem(ACCOUNT) ?? "{}");
    const response = await fetch(`${root}/repos/${repository}/${path}`, {
      cache: "no-store",
      headers: { authorization: `token ${token}`, accept: "application/vnd.github+json" },
    });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response.json();
  };

  const failed = async (run: Run): Promise<void> => {
    const issues = await ask("issues?state=open&per_page=100").catch(() => []);
    const { body = "", html_url = "" } = issues.find(({ title }) => title === ISSUE_TITLE) ?? {};
    show("failed", "No se ha publicado: la tienda sigue como estaba.", {
      more: body,
      address: html_url || run.html_url,
    });
  };

  const look = async (since: number): Promise<void> => {
    if (since !== saved) return;
    const tooLong = Date.now() - since > LONGEST_MS;
    const answer = await ask(`actions/runs?branch=${branch}&event=push&per_page=5`).catch(
      () => undefined,
    );
    const run = answer?.workflow_runs?.find(
      ({ created_at }) => Date.parse(created_at) >= since - CLOCKS_MS,
    );
    if (since !== saved) return;
    if (run?.conclusion === "success")
      show("published", "Publicado: ya se ve en la tienda.", {
        address: new URL("..", location.href).href,
      });
    else if (run?.status === "completed") await failed(run);
    else if (tooLong)
      show("unknown", "Guardado. No se sabe si ya se ve en la tienda: mírala dentro de un rato.");
    else setTimeout(() => void look(since), EVERY_MS);
  };

  return () => {
    saved = Date.now();
    show("waiting", "Guardado. Publicando: saldrá en la tienda en unos minutos.");
    void look(saved);
  };
}
