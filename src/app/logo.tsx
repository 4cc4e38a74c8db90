import { LOGO_CLASS } from "../page-contract";

/** The owner's logo: the build writes its styles, in the colour of the text around it (tools/site/logo.ts). */
export function Logo({ children }: { children: string }) {
  return (
    <span className={LOGO_CLASS}>
      <span className="visually-hidden">{children}</span>
    </span>
  );
}
