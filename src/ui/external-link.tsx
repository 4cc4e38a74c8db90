import type { ReactNode } from "react";

type ExternalLinkProps = {
  href: string;
  className?: string | undefined;
  /** What the link is about, read out after its visible text: for example «el Moon Bag». */
  about?: ReactNode;
  children: ReactNode;
};

/** A link to another site, in a new tab, and it says so. A real link, so that in-app browsers follow it. */
export function ExternalLink({ href, className, about, children }: ExternalLinkProps) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden">
        {about && <> {about}</>} (se abre en una pestaña nueva)
      </span>
    </a>
  );
}
