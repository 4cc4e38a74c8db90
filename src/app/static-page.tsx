import type { ReactNode } from "react";
import { Footer } from "./footer/footer";
import { Header } from "./header/header";
import { Notice } from "./notice/notice";
import type { Route } from "./routing/routes";

type StaticPageProps = {
  currentRoute?: Route;
  children: ReactNode;
};

/** Renders a page that no React code hydrates: header, notice, main content and footer (docs/decisions/014). */
export function StaticPage({ currentRoute, children }: StaticPageProps) {
  return (
    <>
      <Header currentRoute={currentRoute} />
      <main id="contenido" tabIndex={-1}>
        <Notice />
        {children}
      </main>
      <Footer />
    </>
  );
}
