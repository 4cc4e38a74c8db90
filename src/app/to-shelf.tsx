import { Icon } from "../ui/icon";
import { RouteLink } from "./route-link";
import { type Shelf, shelves } from "./shelves";

type ToShelfProps = {
  shelf: Shelf;
  className?: string | undefined;
  /** The visitor may have come from there. */
  back?: boolean;
};

export function ToShelf({ shelf, className, back = false }: ToShelfProps) {
  const { name, lang } = shelves[shelf];
  return (
    <RouteLink to={shelf} className={className}>
      {back && <Icon name="previous" />}
      <span>
        {back ? "Volver a " : "Ver "}
        <span lang={lang}>{name}</span>
      </span>
    </RouteLink>
  );
}
