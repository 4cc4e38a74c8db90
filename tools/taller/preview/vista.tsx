import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { App } from "../../../src/app/app";
import { BagPage } from "../../../src/app/bag-page";
import { resolveRoute } from "../../../src/app/routes";
import { ABOUT } from "../../../src/app/scroll-to-about";
import { ROOT_ID } from "../../../src/page-contract";
import "../../../src/styles/base.css";
import { catalogue, published, show } from "./content.ts";
import { type Draft, LISTENING } from "./draft.ts";
import { showOfTheBuild } from "./of-the-build.ts";
import { withDraft } from "./with-draft.ts";

const root = createRoot(document.getElementById(ROOT_ID) ?? document.body);

let latest: Draft | undefined;
/** Whether a draft has been seen. */
let isSeen = false;

/** Where the page of the bag is that is being changed. */
const bagPath = () => latest?.file === "bolsos" && `bolsos/${latest.content.folder}/`;

/** Draws the shop: a bag's own page, or once a link has been followed the screen that the address asks for. */
function draw(): void {
  const bag = location.hash ? undefined : catalogue.find(({ path }) => path === bagPath());
  const page = bag ? <BagPage bag={bag} /> : <App firstRoute={resolveRoute(location.hash)} />;
  flushSync(() => root.render(page));
}

async function take(draft: Draft): Promise<void> {
  latest = draft;
  const content = await withDraft(published, draft);
  // What has been typed meanwhile is drawn in its turn.
  if (latest !== draft) return;
  show(content);
  showOfTheBuild(draft);
  draw();
  if (!isSeen && draft.file === "nosotros") document.getElementById(ABOUT)?.scrollIntoView();
  isSeen = true;
}

/** Links lead from one screen to another and to the bag, and nothing leads out of the preview. */
function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const address = link?.getAttribute("href");
  if (!address) return;
  event.preventDefault();
  if (address.startsWith("#/") || address === bagPath())
    location.hash = address.startsWith("#") ? address : "";
}

addEventListener("message", ({ origin, data }: MessageEvent<Draft>) => {
  if (origin === location.origin) void take(data);
});
addEventListener("hashchange", draw);
addEventListener("click", follow, { capture: true });
addEventListener("submit", (event) => event.preventDefault(), { capture: true });
document.documentElement.dataset.hydrated = "";
draw();
parent.postMessage(LISTENING, location.origin);
