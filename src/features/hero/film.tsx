import { useEffect, useRef, useState } from "react";
import { prefersReducedMotion } from "../../browser/reduced-motion";
import { whenSettled } from "../../browser/when-settled";
import { hero } from "../../content";
import { Icon } from "../../ui/icon";
import styles from "./hero.module.css";
import { WIDE } from "./wide";

/** The visitor's choice, kept while the page is open. */
let pausedByVisitor = false;

/** True where the visitor has asked for less movement or less data: no film, the still alone. */
const filmUnwanted = (): boolean =>
  prefersReducedMotion() ||
  ("connection" in navigator &&
    (navigator.connection as { saveData?: boolean } | null)?.saveData === true);

/**
 * The looping, muted film of Home. It is fetched once the page has settled and shown once it plays,
 * so that a phone that refuses to play it keeps the still. It rests while it is out of sight, and can
 * always be paused (WCAG 2.2.2).
 */
export function Film() {
  const video = useRef<HTMLVideoElement>(null);
  const [wanted, setWanted] = useState(false);
  const [playing, setPlaying] = useState(false);
  const [seen, setSeen] = useState(false);

  useEffect(() => (filmUnwanted() ? undefined : whenSettled(() => setWanted(true))), []);

  useEffect(() => {
    const element = video.current;
    if (!wanted || !element) return;
    // React does not write `muted` on a video that it mounts, and only a muted one may start by itself.
    element.defaultMuted = true;
    element.muted = true;
    // Out of sight it rests, and an old phone has its processor for the bags.
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) element.pause();
      // Low-power modes refuse: then the still stays, and the button can start the film.
      else if (!pausedByVisitor) element.play().catch(() => {});
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [wanted]);

  if (!wanted) return null;

  const { mobile, desktop } = hero;
  const toggle = () => {
    pausedByVisitor = playing;
    if (playing) video.current?.pause();
    else video.current?.play().catch(() => {});
  };

  return (
    <>
      <video
        className={styles.film}
        ref={video}
        muted
        loop
        playsInline
        preload={pausedByVisitor ? "none" : "auto"}
        aria-hidden="true"
        tabIndex={-1}
        disablePictureInPicture
        data-seen={seen || undefined}
        onPlaying={() => {
          setPlaying(true);
          setSeen(true);
        }}
        onPause={() => setPlaying(false)}
        // Not of a source: one that is for another window is an error too.
        onError={({ target }) => target === video.current && setWanted(false)}
      >
        {/* The phone's cut first: browsers before 2024 take no notice of `media` on a film. */}
        <source media={UPRIGHT} src={mobile.webm} type={AV1} />
        <source media={UPRIGHT} src={mobile.mp4} type="video/mp4" />
        <source src={desktop.webm} type={AV1} />
        <source src={desktop.mp4} type="video/mp4" onError={() => setWanted(false)} />
      </video>
      <button
        type="button"
        className={styles.pause}
        aria-label={playing ? "Pausar la película" : "Reproducir la película"}
        onClick={toggle}
      >
        <Icon name={playing ? "pause" : "play"} />
      </button>
    </>
  );
}

const UPRIGHT = `not all and ${WIDE}`;
const AV1 = 'video/webm; codecs="av01.0.08M.08"';
