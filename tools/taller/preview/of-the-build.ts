import type { Colours } from "../../../model/brand-colours";
import { noticeAt } from "../../../model/notice.ts";
import { paletteOf } from "../../../model/palette.ts";
import { NOTICE_ID, NOTICE_WORDS } from "../../../src/page-contract";
import type { Draft } from "./draft.ts";

const place = document.getElementById(NOTICE_ID) as HTMLElement;

/** The styles that follow from a draft. */
const styles = new CSSStyleSheet();
document.adoptedStyleSheets.push(styles);

const inColours = (colours: Colours): string =>
  Object.entries(paletteOf(colours))
    .map(([name, value]) => `:root{--${name}:${value}}`)
    .join("");

/** Each photograph of a bag, of which its frame keeps one part. */
const inFrames = ({ content, media }: Draft & { file: "bolsos" }): string =>
  content.photos
    .map(({ file, keep }) => keep && `img[src="${media[file]}"]{object-position:${keep}}`)
    .join("");

/**
 * Shows what the app knows nothing of, since the build makes it: of the shop's data the notice, as it is on its days
 * (tools/site/notice.ts), and the colours; of a bag's photographs the part that is kept.
 */
export function showOfTheBuild(draft: Draft): void {
  const { notice, colours } = draft.file === "tienda" ? draft.content : {};
  const shown = noticeAt(Date.now(), notice);
  place.hidden = !shown;
  place.querySelector("p")?.replaceChildren(shown?.text ?? "");
  document.documentElement.style.setProperty(NOTICE_WORDS, JSON.stringify(shown?.text ?? ""));
  styles.replaceSync(
    (colours ? inColours(colours) : "") + (draft.file === "bolsos" ? inFrames(draft) : ""),
  );
}
