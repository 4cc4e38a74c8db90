import type { Page } from "@playwright/test";

/** How many sheets of paper the page takes, printed as it is now. */
export async function sheets(page: Page, format: "A4" | "Letter" = "A4"): Promise<number> {
  const margin = { top: "1cm", right: "1cm", bottom: "1cm", left: "1cm" };
  const pdf = await page.pdf({ format, margin });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
