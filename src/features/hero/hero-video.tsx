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
  const [film, setFilm] = useState<typeof hero.desktop>();

  useEffect(() => {
    if (prefersReducedMotion() || hasDataSaver()) return;
    return onPageIdle(() =>
      setFilm(matchMedia(WIDE_VARIANT_QUERY).matches ? hero.desktop : hero.mobile),
    );
  }, []);

  // The owner may have one cut without the other.
  return film?.mp4 ? <LoopingVideo webm={film.webm} mp4={film.mp4} /> : null;
}

/**
 * A looping, muted film, fetched when it first comes into sight and shown once it plays: where it is missing, or a phone
 * refuses to play it, the still stays. It pauses out of sight, and can always be paused (WCAG 2.2.2).
 *
 * @param webm AV1; empty where there is none
 * @param mp4 H.264
 */
function LoopingVideo({ webm, mp4 }: { webm: string; mp4: string }) {
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const [seen, setSeen] = useState(false);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    // React does not write `muted` on a mounted video, and browsers start only a muted video without a press.
    element.defaultMuted = true;
    element.muted = true;
    const observer = new IntersectionObserver((changes) => {
      if (!changes.pop()?.isIntersecting) element.pause();
      // Rejected in low-power modes.
      else if (!isPausedByVisitor) element.play().catch(() => {});
    });
    // Firefox and WebKit bring a playing film back from the page cache frozen.
    const rest = () => {
      observer.disconnect();
      element.pause();
    };
    const wake = () => observer.observe(element);
    wake();
    addEventListener("pagehide", rest);
    addEventListener("pageshow", wake);
    return () => {
      rest();
      removeEventListener("pagehide", rest);
      removeEventListener("pageshow", wake);
    };
  }, []);

  const toggle = () => {
    isPausedByVisitor = playing;
    if (playing) video.current?.pause();
    else video.current?.play().catch(() => {});
  };

  return (
    <>
      {/* No `media` on a source: WebKit refuses all of them on a video that a script inserts. */}
      <video
        className={styles.film}
        ref={video}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
        disablePictureInPicture
        data-seen={seen || undefined}
        onPlaying={() => {
          setPlaying(true);
          setSeen(true);
        }}
        onPause={() => setPlaying(false)}
      >
        {webm && <source src={webm} type={AV1_TYPE} />}
        <source src={mp4} type="video/mp4" />
      </video>
      {(seen || isPausedByVisitor) && (
        <button
          type="button"
          className={styles.pause}
          aria-label={playing ? "Pausar la película" : "Reproducir la película"}
          onClick={toggle}
        >
          <Icon name={playing ? "pause" : "play"} />
        </button>
      )}
    </>
  );
}

const AV1_TYPE = 'video/webm; codecs="av01.0.08M.08"';

const hasDataSaver = (): boolean =>
  "connection" in navigator &&
  (navigator.connection as { saveData?: boolean } | null)?.saveData === true;
