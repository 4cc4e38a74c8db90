import { useEffect, useLayoutEffect, useRef } from "react";
import styles from "./app.module.css";
import { ErrorBoundary, ErrorScreen } from "./error-boundary";
import { Footer } from "./footer/footer";
import { Header } from "./header/header";
import type { Route } from "./routes";
import { buildTitle, screens } from "./screens/screens";
import { scrollToAboutIfRequested, showSection } from "./sections";
import { usePageTransition } from "./use-page-transition";

/** Renders header, screen and footer. An error in the header or the screen leaves the rest usable. */
export function App({ initialRoute }: { initialRoute: Route }) {
  const page = usePageTransition(initialRoute);
  const Screen = screens[page.currentRoute];
  const title = buildTitle(page.currentRoute);
  const main = useRef<HTMLElement>(null);
  const previousPage = useRef(page);

  useLayoutEffect(() => {
    document.title = title;
    document.documentElement.dataset.route = page.currentRoute;
  }, [title, page.currentRoute]);

  // A layout effect: scroll and focus change before the browser paints the new screen (docs/decisions/002).
  useLayoutEffect(() => {
    const hasArrived =
      page.phase === "entering" || page.currentRoute !== previousPage.current.currentRoute;
    const isFirstRun = page === previousPage.current;
    previousPage.current = page;
    if (isFirstRun || !hasArrived) return;
    scrollTo(0, 0);
    if (!showSection(location.hash))
      main.current?.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
  }, [page]);

  // Reveals the elements with `data-needs-script` (styles/base.css).
  useEffect(() => {
    document.documentElement.dataset.ready = "";
  }, []);

  useEffect(() => {
    if (page.currentRoute === "home" && page.phase !== "leaving") scrollToAboutIfRequested();
  }, [page]);

  return (
    <>
      <ErrorBoundary>
        <Header currentRoute={page.targetRoute} />
      </ErrorBoundary>
      <div className={styles.page} data-phase={page.phase}>
        <main ref={main} id="contenido" tabIndex={-1} inert={page.phase === "leaving"}>
          <ErrorBoundary key={page.currentRoute} fallback={<ErrorScreen />}>
            <Screen />
          </ErrorBoundary>
        </main>
        <Footer />
      </div>
    </>
  );
}
