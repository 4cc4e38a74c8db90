import {
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { REDUCED_MOTION } from "../../browser/reduced-motion";
import { whenSettled } from "../../browser/when-settled";
import { hero } from "../../content";
import { Icon } from "../../ui/icon";
import styles from "./hero.module.css";
import { WIDE } from "./wide";

/** The visitor's choice holds while the page is open. */
let pausedByVisitor = false;

/**
 * Home's film, over its still. It is fetched once `cover` has been seen and the page has settled; a change of the window's
 * shape fetches the other cut only where `cover` is in sight, so that an on-screen keyboard fetches none. A visitor who
 * wants less movement or less data keeps the still.
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
  // The owner may have one cut without the other.
  if (!film.mp4) return null;
  return <Loop webm={film.webm} mp4={film.mp4} onMissing={() => setMissing(film)} />;
}

type LoopProps = {
  /** AV1; empty where there is none. */
  webm: string;
  /** H.264. */
  mp4: string;
  /** Neither file can be loaded. */
  onMissing: () => void;
};

/**
 * A looping, muted film, shown once it plays: a phone that refuses to play keeps the still. It pauses out of sight, and
 * can always be paused (WCAG 2.2.2).
 */
function Loop({ webm, mp4, onMissing }: LoopProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const [seen, setSeen] = useState(false);

  const begin = useCallback((element: HTMLVideoElement | null) => {
    video.current = element;
    if (!element) return;
    // React does not write `muted` on a mounted video, and browsers start only a muted video without a press.
    element.defaultMuted = true;
    element.muted = true;
    const observer = new IntersectionObserver((changes) => {
      if (!changes.pop()?.isIntersecting) element.pause();
      // Low-power modes reject `play()`: the still stays, and the button can start the film.
      else if (!pausedByVisitor) element.play().catch(() => {});
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
      {/* No `media` on a source: WebKit refuses all of them on a video that a script inserts, and no browser chooses
          again when the window is turned. */}
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
        // An error of the first source bubbles up too, and the second may still play.
        onError={({ target }) => target === video.current && onMissing()}
      >
        {webm && <source src={webm} type={AV1} />}
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

const savesData = (): boolean =>
  "connection" in navigator &&
  (navigator.connection as { saveData?: boolean } | null)?.saveData === true;

/** Whether a media query matches; false while prerendering. */
function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener("change", changed);
      return () => list.removeEventListener("change", changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
