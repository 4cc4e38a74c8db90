import { useEffect, useRef, useState } from "react";
import { onPageIdle } from "../../browser/on-page-idle";
import { prefersReducedMotion } from "../../browser/predicates";
import { hero } from "../../content";
import { Icon } from "../../ui/icon";
import styles from "./hero.module.css";

/** Windows that show the landscape variant of Home's video and poster, as in hero.module.css. */
export const WIDE_VARIANT_QUERY = "(min-aspect-ratio:4/5)";

/** The visitor's choice, until the page is closed. */
let isPausedByVisitor = false;

/**
 * Renders Home's video over its poster once the page is idle, in the variant for the window's size at that moment. With
 * reduced motion or data saver only the poster shows.
 */
export function HeroVideo() {
  const [variant, setVariant] = useState<typeof hero.desktop>();

  useEffect(() => {
    if (prefersReducedMotion() || hasDataSaver()) return;
    return onPageIdle(() =>
      setVariant(matchMedia(WIDE_VARIANT_QUERY).matches ? hero.desktop : hero.mobile),
    );
  }, []);

  // The owner may provide only one variant.
  return variant?.mp4 ? <LoopingVideo webm={variant.webm} mp4={variant.mp4} /> : null;
}

/**
 * Renders a looping, muted video. It loads when it first enters the screen and shows once it plays: if its file is
 * missing or a phone refuses to play it, the poster stays. It pauses off screen and has a pause button (WCAG 2.2.2).
 *
 * @param webm URL of the AV1 file; empty if there is none
 * @param mp4 URL of the H.264 file
 */
function LoopingVideo({ webm, mp4 }: { webm: string; mp4: string }) {
  const videoRef = useRef<HTMLVideoElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [hasPlayed, setHasPlayed] = useState(false);

  useEffect(() => {
    const element = videoRef.current;
    if (!element) return;
    // React does not set the `muted` attribute on a mounted video, and browsers autoplay only muted videos.
    element.defaultMuted = true;
    element.muted = true;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.pop()?.isIntersecting) element.pause();
      // Browsers reject `play` in low-power modes.
      else if (!isPausedByVisitor) element.play().catch(() => {});
    });
    // In Firefox and WebKit a playing video returns from the page cache frozen.
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
      {/* No `media` on sources: WebKit rejects all such sources of a video that a script inserts. */}
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
