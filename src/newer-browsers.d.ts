/** What is newer than the shop's browsers (docs/decisions/012) and used where a browser has it. */

/** src/inline/legal-dialog.ts; elsewhere the link leads to the page of the notice. */
interface HTMLDialogElement {
  showModal(): void;
  close(): void;
}
