import { Icon } from "../ui/icon";
import { hashes, pages } from "./routes";
import { type Shelf, shelves } from "./shelves";

type ToShelfProps = {
  shelf: Shelf;
  className?: string | undefined;
  /** True where the visitor may have come from there. */
  back?: boolean;
};

/** Leads to a shelf of the shop; without script to the page that it has of its own. */
export function ToShelf({ shelf, className, back = false }: ToShelfProps) {
  const link = (href: string) => (
    <a href={href} className={className}>
      {back && <Icon name="previous" />}
      <span>
        {back ? "Volver a " : "Ver "}
        <span lang={shelf === "essentials" ? "en" : undefined}>{shelves[shelf].name}</span>
      </span>
    </a>
  );
  return (
    <>
      {link(hashes[shelf])}
      <noscript>{link(pages[shelf])}</noscript>
    </>
  );
}
