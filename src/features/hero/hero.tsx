import { type RefObject, useRef } from "react";
import { prefersReducedMotion } from "../../browser/reduced-motion";
import { hero } from "../../content";
import { Icon } from "../../ui/icon";
import { Picture, type PictureProps } from "../../ui/picture";
import { Film } from "./film";
import styles from "./hero.module.css";
import { WIDE } from "./wide";

/** The film's first frame. Lazy, so that a link to another screen never fetches it; it is preloaded. */
export const still: PictureProps = {
  picture: hero.mobile.still,
  instead: [hero.desktop.still, WIDE],
  sizes: "100vw",
  priority: "high",
};

/** Home's film, which fills the screen, over its own first frame; the arrow scrolls to `next`. */
export function Hero({ next }: { next: RefObject<HTMLElement | null> }) {
  const cover = useRef<HTMLElement>(null);

  return (
    <section ref={cover} className={styles.hero} aria-label="Portada">
      <Picture className={styles.still} {...still} />
      <Film cover={cover} />
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
