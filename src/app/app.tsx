import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { useContent } from "../content";
import { fillsWindow } from "../features/hero/hero";
import styles from "./app.module.css";
import { ErrorBoundary, ErrorScreen } from "./error-boundary";
import { Footer } from "./footer/footer";
import { Header } from "./header/header";
import { Notice } from "./notice/notice";
import { createNavigation } from "./routing/navigation";
import type { Route } from "./routing/routes";
import { Screen, updateHead } from "./screens/screens";

/** Renders header, screen and footer. An error in the header or the screen leaves the rest usable. */
export function App({ initialRoute }: { initialRoute: Route }) {
  const content = useContent();
  const [navigation] = useState(() => createNavigation(initialRoute));
  const { subscribe, getSnapshot, openAbout, onArrival } = navigation;
  const transition = useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
  const { currentRoute, targetRoute, isLeaving, arrivals } = transition;

  // A layout effect: scroll and focus change before the browser paints the new screen (docs/decisions/002).
  useLayoutEffect(() => updateHead(content, currentRoute), [content, currentRoute]);
  useLayoutEffect(() => onArrival(arrivals), [arrivals, onArrival]);

  // Reveals the elements with `data-needs-script` (styles/base.css).
  useEffect(() => {
    document.documentElement.dataset.ready = "";
  }, []);

  return (
    <>
      <ErrorBoundary>
        <Header currentRoute={targetRoute} openAbout={openAbout} />
      </ErrorBoundary>
      <div className={styles.page} data-leaving={isLeaving || undefined}>
        <main
          id="contenido"
          className={currentRoute === "home" && fillsWindow(content.hero) ? styles.home : undefined}
          tabIndex={-1}
        >
          <Notice />
          <div className={styles.screen} inert={isLeaving}>
            <ErrorBoundary key={currentRoute} fallback={<ErrorScreen />}>
              <Screen route={currentRoute} />
            </ErrorBoundary>
          </div>
        </main>
        <Footer />
      </div>
    </>
  );
}
