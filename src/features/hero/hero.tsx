import type { RefObject } from "react";
import { prefersReducedMotion } from "../../browser/reduced-motion";
import { hero } from "../../content";
import { Icon } from "../../ui/icon";
import { Picture } from "../../ui/picture";
import { Film } from "./film";
import styles from "./hero.module.css";

/** Home's film, which fills the screen, over its own first frame; the arrow scrolls to `next`. */
export function Hero({ next }: { next: RefObject<HTMLElement | null> }) {
  return (
    <section className={styles.hero} aria-label="Portada">
      {/* Lazy, so that a link to another screen never fetches it; tools/site/prerender.ts preloads it. */}
      <Picture
        className={styles.still}
        picture={hero.mobile.still}
        instead={[hero.desktop.still, hero.desktop.media]}
        sizes="100vw"
        priority="high"
      />
      <Film />
      <button
        type="button"
        className={styles.arrow}
        aria-label="Ir a los productos destacados"
        onClick={() =>
          next.current?.scrollIntoView({ behavior: prefersReducedMotion() ? "auto" : "smooth" })
        }
        data-live
      >
        <Icon name="down" />
      </button>
    </section>
  );
}
