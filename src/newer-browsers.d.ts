/** What is newer than the shop's browsers (docs/decisions/012) and used where a browser has it. */

interface HTMLDialogElement {
  showModal(): void;
  close(): void;
}
