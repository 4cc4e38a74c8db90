import type { ComponentProps } from "react";
import { Icon, type IconName } from "./icon";

type ExternalLinkProps = ComponentProps<"a"> & {
  label: string;
  /** Announced after the text: «el Moon Bag». */
  context?: string;
  icon?: IconName;
};

/** Returns the accessible name of a link to a new tab: one text, because screen readers read two texts as two links. */
export const formatLinkName = (label: string, context?: string): string =>
  [label, context, "(se abre en una pestaña nueva)"].filter(Boolean).join(" ");

/** Renders a link to a new tab. */
export function ExternalLink({ href, label, context, icon, ...props }: ExternalLinkProps) {
  const name = formatLinkName(label, context);
  return (
    <a {...props} href={href} target="_blank" rel="noopener noreferrer" aria-label={name}>
      {icon && <Icon name={icon} />}
      {icon ? <span>{label}</span> : label}
    </a>
  );
}
