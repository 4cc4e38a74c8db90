import type { ReactNode } from "react";

type ExternalLinkProps = {
  href: string;
  className?: string | undefined;
  /** The link's text. */
  label: string;
  /** Announced after the text: «el Moon Bag». */
  context?: string | undefined;
  /** Replaces the text on screen. */
  children?: ReactNode;
  "data-field"?: string;
};

/** Renders a link to a new tab. Its name is one text: screen readers read two texts as two links. */
export function ExternalLink({
  href,
  className,
  label,
  context,
  children,
  "data-field": field,
}: ExternalLinkProps) {
  const name = [label, context, "(se abre en una pestaña nueva)"].filter(Boolean).join(" ");
  return (
    <a
      className={className}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={name}
      data-field={field}
    >
      {children ?? label}
    </a>
  );
}
