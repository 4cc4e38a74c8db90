import { LOGO_CLASS } from "../page-contract";

/**
 * The owner's logo in the colour of the words around it; the brand's name stands in it for whoever hears
 * the page. The build brings its styles, and only where there is a logo (tools/site/logo.ts).
 */
export function Logo({ children }: { children: string }) {
  return (
    <span className={LOGO_CLASS}>
      <span className="visually-hidden">{children}</span>
    </span>
  );
}
