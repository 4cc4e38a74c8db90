import type { ComponentProps } from "react";
import { Icon, type IconName } from "./icon";

type ExternalLinkProps = ComponentProps<"a"> & {
  /** The link's text. */
  label: string;
  /** Announced after the text: «el Moon Bag». */
  context?: string;
  icon?: IconName;
};

/** Renders a link to a new tab. Its name is one text: screen readers read two texts as two links. */
export function ExternalLink({ href, label, context, icon, ...props }: ExternalLinkProps) {
  const name = [label, context, "(se abre en una pestaña nueva)"].filter(Boolean).join(" ");
  return (
    <a {...props} href={href} target="_blank" rel="noopener noreferrer" aria-label={name}>
      {icon && <Icon name={icon} />}
      {icon ? <span>{label}</span> : label}
    </a>
  );
}
