import { useEffect, useRef, useState } from "react";
import { onPageIdle } from "../../browser/on-page-idle";
import { prefersReducedMotion } from "../../browser/predicates";
import { hero } from "../../content";
import { Icon } from "../../ui/icon";
import styles from "./hero.module.css";

/** The windows that show the wide cut of Home's film and still, as in hero.module.css. */
export const WIDE_VARIANT_QUERY = "(min-aspect-ratio:4/5)";

/** The visitor's choice holds while the page is open. */
let isPausedByVisitor = false;

/**
 * Home's film over its still, in the cut for the window as it is once the page has settled. A visitor who wants less
 * movement or less data keeps the still.
 */
export function HeroVideo() {
  const [variant, setVariant] = useState<typeof hero.desktop>();

  useEffect(() => {
    if (prefersReducedMotion() || hasDataSaver()) return;
    return onPageIdle(() =>
      setVariant(matchMedia(WIDE_VARIANT_QUERY).matches ? hero.desktop : hero.mobile),
    );
  }, []);

  // The owner may have one cut without the other.
  return variant?.mp4 ? <LoopingVideo webm={variant.webm} mp4={variant.mp4} /> : null;
}

/**
 * A looping, muted film, fetched when it first comes into sight and shown once it plays: where it is missing, or a phone
 * refuses to play it, the still stays. It pauses out of sight, and can always be paused (WCAG 2.2.2).
 *
 * @param webm AV1; empty where there is none
 * @param mp4 H.264
 */
function LoopingVideo({ webm, mp4 }: { webm: string; mp4: string }) {
  const videoRef = useRef<HTMLVideoElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [hasPlayed, setHasPlayed] = useState(false);

  useEffect(() => {
    const element = videoRef.current;
    if (!element) return;
    // React does not write `muted` on a mounted video, and browsers start only a muted video without a press.
    element.defaultMuted = true;
    element.muted = true;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.pop()?.isIntersecting) element.pause();
      // Rejected in low-power modes.
      else if (!isPausedByVisitor) element.play().catch(() => {});
    });
    // Firefox and WebKit bring a playing film back from the page cache frozen.
    const stop = () => {
      observer.disconnect();
      element.pause();
    };
    const start = () => observer.observe(element);
    start();
    addEventListener("pagehide", stop);
    addEventListener("pageshow", start);
    return () => {
      stop();
      removeEventListener("pagehide", stop);
      removeEventListener("pageshow", start);
    };
  }, []);

  const toggle = () => {
    isPausedByVisitor = isPlaying;
    if (isPlaying) videoRef.current?.pause();
    else videoRef.current?.play().catch(() => {});
  };

  return (
    <>
      {/* No `media` on a source: WebKit refuses all of them on a video that a script inserts. */}
      <video
        className={styles.film}
        ref={videoRef}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
        disablePictureInPicture
        data-seen={hasPlayed || undefined}
        onPlaying={() => {
          setIsPlaying(true);
          setHasPlayed(true);
        }}
        onPause={() => setIsPlaying(false)}
      >
        {webm && <source src={webm} type={AV1_TYPE} />}
        <source src={mp4} type="video/mp4" />
      </video>
      {(hasPlayed || isPausedByVisitor) && (
        <button
          type="button"
          className={styles.pause}
          aria-label={isPlaying ? "Pausar la película" : "Reproducir la película"}
          onClick={toggle}
        >
          <Icon name={isPlaying ? "pause" : "play"} />
        </button>
      )}
    </>
  );
}

const AV1_TYPE = 'video/webm; codecs="av01.0.08M.08"';

const hasDataSaver = (): boolean =>
  "connection" in navigator &&
  (navigator.connection as { saveData?: boolean } | null)?.saveData === true;
