import { savesData } from "../browser/saves-data";
import { SPECULATION_ID } from "../page-contract";

/** Lets the browser prepare the page behind a link that is pointed at or touched, unless data are to be saved. */
export function speculate(): void {
  const rules = document.getElementById(SPECULATION_ID) as HTMLTemplateElement;
  if (!savesData()) document.body.append(rules.content);
}
