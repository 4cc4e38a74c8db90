import { savesData } from "../browser/saves-data";
import { SPECULATION_ID } from "../page-contract";

/** The browser may prefetch the page behind a link that is pointed at or touched, unless the visitor saves data. */
export function speculate(): void {
  const rules = document.getElementById(SPECULATION_ID) as HTMLTemplateElement;
  if (!savesData()) document.body.append(rules.content);
}
