/** What is newer than the shop's browsers (docs/decisions/012) and used where a browser has it. */

interface HTMLDialogElement {
  showModal(): void;
  close(): void;
}

interface WindowEventMap {
  /** The page is left for another document of the shop. */
  pageswap: Event & {
    readonly activation: {
      readonly navigationType: "push" | "replace" | "reload" | "traverse";
      readonly entry: { readonly url: string | null };
    } | null;
  };
}
