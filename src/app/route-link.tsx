import type { ComponentProps } from "react";
import { useHydrated } from "../browser/use-hydrated";
import { useContent } from "../content";
import { bagsIn, type CollectionId, collections } from "../lib/collections";
import { Icon } from "../ui/icon";
import { documentPath, type MenuRoute, routeHash } from "./routes";

/**
 * Returns a screen's address: its hash in the hydrated app, before that its document, which needs no script. Undefined for
 * a collection without bags, to which nothing links.
 */
export function useHref(route: MenuRoute): string | undefined {
  const isHydrated = useHydrated();
  const { catalogue } = useContent();
  if (route !== "home" && bagsIn(catalogue, route).length === 0) return undefined;
  return (isHydrated ? routeHash : documentPath)(route);
}

type RouteLinkProps = { to: MenuRoute } & ComponentProps<"a">;

export function RouteLink({ to, ...props }: RouteLinkProps) {
  const href = useHref(to);
  return href && <a {...props} href={href} />;
}

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
        {isBackLink ? "Volver a\u00a0" : "Ver "}
        <span lang={lang}>{name}</span>
      </span>
    </RouteLink>
  );
}
