import type { ComponentProps } from "react";
import { type CollectionId, collections, listBagsIn } from "../../../lib/collections";
import { useHydrated } from "../../browser/use-hydrated";
import { useContent } from "../../content";
import { Icon } from "../../ui/icon";
import { buildPagePath, buildRouteHash, type MenuRoute } from "./routes";

type RouteLinkProps = { to: MenuRoute } & ComponentProps<"a">;

/** Links to a screen's hash in the hydrated app, else to its page. Renders nothing for a collection without bags. */
export function RouteLink({ to, ...props }: RouteLinkProps) {
  const getHref = useHydrated() ? buildRouteHash : buildPagePath;
  const { catalogue } = useContent();
  if (to !== "home" && listBagsIn(catalogue, to).length === 0) return null;
  return <a {...props} href={getHref(to)} />;
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

type CollectionLinkProps = ComponentProps<"a"> & {
  collection: CollectionId;
  /** Shows «Volver a …» instead of «Ver …»: the visitor may have come from the collection. */
  isBackLink?: boolean;
};

/** Links to a collection: «Ver Novedades». */
export function CollectionLink({ collection, isBackLink = false, ...props }: CollectionLinkProps) {
  const { name, lang } = collections[collection];
  return (
    <RouteLink {...props} to={collection} data-interactive>
      {isBackLink && <Icon name="previous" />}
      <span className={isBackLink ? "visually-hidden" : undefined}>
        {isBackLink ? "Volver a\u00a0" : "Ver "}
        <span lang={lang}>{name}</span>
      </span>
    </RouteLink>
  );
}
