import type { ComponentProps } from "react";
import { useHydrated } from "../browser/use-hydrated";
import { type CollectionId, collections } from "../lib/collections";
import { Icon } from "../ui/icon";
import { documentPath, type MenuRoute, routeHash } from "./routes";

/** Returns a screen's address: its hash in the hydrated app, before that its document, which needs no script. */
export const useHref = (route: MenuRoute): string =>
  (useHydrated() ? routeHash : documentPath)(route);

type RouteLinkProps = { to: MenuRoute } & ComponentProps<"a">;

export const RouteLink = ({ to, ...props }: RouteLinkProps) => <a {...props} href={useHref(to)} />;

/** Renders a link with the screen's name. */
export function MenuLink(props: RouteLinkProps) {
  if (props.to === "home") return <RouteLink {...props}>Inicio</RouteLink>;
  const { name, lang } = collections[props.to];
  return (
    <RouteLink {...props} lang={lang}>
      {name}
    </RouteLink>
  );
}

type CollectionLinkProps = {
  collection: CollectionId;
  className?: string | undefined;
  /** Shows «Volver a …» instead of «Ver …»: the visitor may have come from the collection. */
  isBackLink?: boolean;
};

export function CollectionLink({ collection, className, isBackLink = false }: CollectionLinkProps) {
  const { name, lang } = collections[collection];
  return (
    <RouteLink to={collection} className={className}>
      {isBackLink && <Icon name="previous" />}
      <span>
        {isBackLink ? "Volver a " : "Ver "}
        <span lang={lang}>{name}</span>
      </span>
    </RouteLink>
  );
}
