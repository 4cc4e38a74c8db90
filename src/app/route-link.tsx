import type { ComponentProps } from "react";
import { useHydrated } from "../browser/use-hydrated";
import { hashes, pages } from "./routes";

type LinkedRoute = keyof typeof hashes;

/** The address of a screen: its document, which works without script, and in the hydrated app its hash. */
export const useHref = (route: LinkedRoute): string => (useHydrated() ? hashes : pages)[route];

export const RouteLink = ({ to, ...props }: { to: LinkedRoute } & ComponentProps<"a">) => (
  <a {...props} href={useHref(to)} />
);
