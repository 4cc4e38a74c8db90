import type { ReactNode } from "react";
import { isBanner, type PictureSource } from "../../../lib/picture";
import { prefersReducedMotion } from "../../browser/reduced-motion";
import { useContent } from "../../content";
import { Icon } from "../../ui/icon";
import { computeCoverWidth, formatSizes, Picture, type PictureProps } from "../../ui/picture";
import styles from "./hero.module.css";
import { type HeroContent, HeroVideo, WIDE_VARIANT_QUERY } from "./hero-video";

const hasTwoVariants = (hero: HeroContent) =>
  hero.desktop.poster.urlPrefix !== hero.mobile.poster.urlPrefix;

/** Returns whether a photo is as large as the window. A banner stands whole; a video's poster has the video's shape. */
export const fillsWindow = (hero: HeroContent | undefined): boolean =>
  hero !== undefined && (!isBanner(hero.mobile.poster) || hero.mobile.mp4 !== "");

/** A landscape poster is far wider than a phone: five eighths of its pixels are enough, and delay the first view less. */
const buildPosterSizes = (poster: PictureSource): string =>
  formatSizes([["", computeCoverWidth(poster, 55)]]);

/** Returns the video's poster. It is lazy, so that other screens do not fetch it; the build preloads it for Home. */
export const buildPosterProps = (hero: HeroContent): PictureProps => ({
  picture: hero.mobile.poster,
  ...(hasTwoVariants(hero) && {
    mediaVariant: [hero.desktop.poster, buildPosterSizes(hero.desktop.poster), WIDE_VARIANT_QUERY],
  }),
  sizes: buildPosterSizes(hero.mobile.poster),
  fetchPriority: "high",
});

/** Renders Home's photo with its title and a link, or both alone on a calm ground. */
export function Hero({ children }: { children: ReactNode }) {
  const { hero } = useContent();
  if (!hero)
    return (
      <section
        className={styles.plain}
        role="group"
        aria-label="Portada"
        data-field="portada.yaml hero"
      >
        <HomeTitle />
        {children}
      </section>
    );
  return (
    <section
      className={styles.hero}
      role="group"
      aria-label="Portada"
      data-focal-point={hero.focalPoint}
      data-field="portada.yaml hero"
      data-variants={hasTwoVariants(hero) ? 2 : 1}
      data-banner={!fillsWindow(hero) || undefined}
    >
      <Picture className={styles.poster} {...buildPosterProps(hero)} />
      <div className={styles.text}>
        <HomeTitle />
        <div className={styles.row}>
          {children}
          <button
            type="button"
            className={styles.arrow}
            aria-label="Ir a los productos destacados"
            onClick={({ currentTarget }) =>
              currentTarget.closest("section")?.nextElementSibling?.scrollIntoView({
                behavior: prefersReducedMotion() ? "auto" : "smooth",
              })
            }
            data-needs-script
            data-interactive
          >
            <Icon name="down" />
          </button>
          {(hero.desktop.mp4 || hero.mobile.mp4) && <HeroVideo hero={hero} />}
        </div>
      </div>
    </section>
  );
}

function HomeTitle() {
  const { homeTitle, shop } = useContent();
  return (
    <h1 tabIndex={-1} data-field="portada.yaml title">
      {(homeTitle ?? shop.brand).split(/(?<=,) /).map((clause, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a title may repeat a clause.
        <span key={i}>{`${clause} `}</span>
      ))}
    </h1>
  );
}
