import { Icon } from "../ui/icon";
import { hashes, pages } from "./routes";
import { type Shelf, shelves } from "./shelves";

type ToShelfProps = {
  shelf: Shelf;
  className?: string | undefined;
  /** The visitor may have come from there. */
  back?: boolean;
};

/** A link to a shelf; without script to the shelf's own page. */
export function ToShelf({ shelf, className, back = false }: ToShelfProps) {
  const { name, lang } = shelves[shelf];
  const link = (href: string) => (
    <a href={href} className={className}>
      {back && <Icon name="previous" />}
      <span>
        {back ? "Volver a " : "Ver "}
        <span lang={lang}>{name}</span>
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
