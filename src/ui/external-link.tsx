import type { ReactNode } from "react";

type ExternalLinkProps = {
  href: string;
  className?: string | undefined;
  /** Announced after the visible text: «el Moon Bag». */
  screenReaderText?: ReactNode;
  children: ReactNode;
};

export function ExternalLink({ href, className, screenReaderText, children }: ExternalLinkProps) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden">
        {screenReaderText && <> {screenReaderText}</>} (se abre en una pestaña nueva)
      </span>
    </a>
  );
}
