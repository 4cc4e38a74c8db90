import type { ComponentProps } from "react";
import { useHydrated } from "../browser/use-hydrated";
import { Icon } from "../ui/icon";
import { type CollectionId, collections, isEmptyCollection } from "./collections";
import { documentPaths, routeHashes } from "./routes";

type LinkedRoute = keyof typeof routeHashes;

/** Returns a screen's address: its hash in the hydrated app, before that its document, which needs no script. */
export const useHref = (route: LinkedRoute): string =>
  (useHydrated() ? routeHashes : documentPaths)[route];

/** Renders nothing for a collection without bags. */
export function RouteLink({ to, ...props }: { to: LinkedRoute } & ComponentProps<"a">) {
  const href = useHref(to);
  return isEmptyCollection(to) ? null : <a {...props} href={href} />;
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
