import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { REDUCED_MOTION } from "../../browser/reduced-motion";
import { savesData } from "../../browser/saves-data";
import { useMedia } from "../../browser/use-media";
import { whenSettled } from "../../browser/when-settled";
import { allFilms, hero } from "../../content";
import { Icon } from "../../ui/icon";
import styles from "./hero.module.css";
import { WIDE } from "./wide";

/** The visitor's choice, kept while the page is open. */
let pausedByVisitor = false;

/**
 * The film of Home, in the cut for the window as it is held when its place is seen. It is fetched once the page has
 * settled and that has been, which a section's address may never show; a keyboard that makes the window low fetches
 * none. Who wants less movement or less data, and whoever cannot have it, keeps the still alone.
 *
 * @param cover holds the film
 */
export function Film({ cover }: { cover: RefObject<HTMLElement | null> }) {
  const cut = useMedia(WIDE) ? hero.desktop : hero.mobile;
  const lessMovement = useMedia(REDUCED_MOTION);
  const [film, setFilm] = useState<typeof cut>();
  const [missing, setMissing] = useState<typeof cut>();

  useEffect(() => {
    if (!cover.current) return;
    let cancelSettled = () => {};
    const observer = new IntersectionObserver((changes) => {
      if (!changes.pop()?.isIntersecting) return;
      observer.disconnect();
      cancelSettled = whenSettled(() => setFilm(cut));
    });
    observer.observe(cover.current);
    return () => {
      observer.disconnect();
      cancelSettled();
    };
  }, [cover, cut]);

  if (!film || lessMovement || savesData() || film === missing) return null;
  // The owner has a film for other windows alone.
  if (!allFilms && !film.mp4) return null;
  return <Loop webm={film.webm} mp4={film.mp4} onMissing={() => setMissing(film)} />;
}

type LoopProps = {
  /** AV1, for the browsers that can play it; empty where there is none. */
  webm: string;
  /** H.264, for the others. */
  mp4: string;
  /** Neither of them can be had. */
  onMissing: () => void;
};

/**
 * A looping, muted film. It is shown once it plays, so that a phone that refuses to play it keeps the
 * still. It rests while it is out of sight, and can always be paused (WCAG 2.2.2).
 */
function Loop({ webm, mp4, onMissing }: LoopProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const [seen, setSeen] = useState(false);

  const begin = useCallback((element: HTMLVideoElement | null) => {
    video.current = element;
    if (!element) return;
    // React does not write `muted` on a video that it mounts, and only a muted one may start by itself.
    element.defaultMuted = true;
    element.muted = true;
    // Out of sight it rests, and an old phone has its processor for the bags.
    const observer = new IntersectionObserver((changes) => {
      if (!changes.pop()?.isIntersecting) element.pause();
      // Low-power modes refuse: then the still stays, and the button can start the film.
      else if (!pausedByVisitor) element.play().catch(() => {});
    });
    // In a page that is left it rests too: Firefox and WebKit would bring back one that plays and stands still.
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
      setPlaying(false);
      setSeen(false);
    };
  }, []);

  const toggle = () => {
    pausedByVisitor = playing;
    if (playing) video.current?.pause();
    else video.current?.play().catch(() => {});
  };

  return (
    <>
      {/* No `media` on a source: WebKit turns all of them down on a video that a script puts in, and
          no browser chooses again when the window is turned. Each film has a video of its own. */}
      <video
        key={mp4}
        className={styles.film}
        ref={begin}
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
        // Not of the first source: there is another.
        onError={({ target }) => target === video.current && onMissing()}
      >
        {(allFilms || webm) && <source src={webm} type={AV1} />}
        <source src={mp4} type="video/mp4" onError={onMissing} />
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

const AV1 = 'video/webm; codecs="av01.0.08M.08"';
