import { useEffect, useRef, useState } from "react";
import { onPageIdle } from "../../browser/on-page-idle";
import { prefersReducedMotion } from "../../browser/reduced-motion";
import type { AppContent } from "../../content";
import { Icon } from "../../ui/icon";
import styles from "./hero.module.css";

export type HeroContent = NonNullable<AppContent["hero"]>;

/** Windows that show the landscape variant of Home's video and poster, as in hero.module.css. */
export const WIDE_VARIANT_QUERY = "(min-aspect-ratio:4/5)";

/** The visitor's choice, until the page is closed. */
let isPausedByVisitor = false;

/** Blob URLs of the videos that failed to stream, by MP4 URL; empty if the whole file failed too. */
const wholeVideos = new Map<string, string>();

/**
 * Renders Home's video over its poster once the page is idle, in the variant for the window's size at that moment. With
 * reduced motion or data saver only the poster shows. WebKit streams only with range requests, which Cloudflare's
 * assets do not answer: a video that fails is fetched whole, once, and plays from memory.
 */
export function HeroVideo({ hero }: { hero: HeroContent }) {
  const [video, setVideo] = useState<{ webm: string; mp4: string }>();
  /** URL that replaces `video` if that fails to stream. Empty while the file loads, and if it fails too. */
  const [wholeVideo, setWholeVideo] = useState<string>();

  useEffect(() => {
    if (prefersReducedMotion() || hasDataSaver()) return;
    onPageIdle(() => {
      const variant = matchMedia(WIDE_VARIANT_QUERY).matches ? hero.desktop : hero.mobile;
      setVideo(variant);
      setWholeVideo(wholeVideos.get(variant.mp4));
    });
  }, [hero]);

  // The owner may provide only one variant.
  if (!video?.mp4 || wholeVideo === "") return null;
  const replace = async (failedUrl: string) => {
    setWholeVideo("");
    const url = wholeVideo ? "" : await fetchWhole(failedUrl);
    wholeVideos.set(video.mp4, url);
    setWholeVideo(url);
  };
  return wholeVideo ? (
    <LoopingVideo key="whole" webm="" mp4={wholeVideo} onFailure={replace} />
  ) : (
    <LoopingVideo webm={video.webm} mp4={video.mp4} onFailure={replace} />
  );
}

async function fetchWhole(url: string): Promise<string> {
  try {
    const response = await fetch(url);
    return response.ok ? URL.createObjectURL(await response.blob()) : "";
  } catch {
    return "";
  }
}

type LoopingVideoProps = { webm: string; mp4: string; onFailure: (url: string) => void };

/**
 * Renders a looping, muted video. It loads when it first enters the screen and shows once it plays: if its file is
 * missing or a phone refuses to play it, the poster stays. It pauses off screen and has a pause button (WCAG 2.2.2).
 * `webm` may be empty; `onFailure` gets the URL of the file that the browser cannot play, or stopped playing.
 */
function LoopingVideo({ webm, mp4, onFailure }: LoopingVideoProps) {
  const videoRef = useRef<HTMLVideoElement>(null);
  const [status, setStatus] = useState<"not-shown" | "playing" | "paused">("not-shown");
  const isPlaying = status === "playing";

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
        className={styles.video}
        ref={videoRef}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
        disablePictureInPicture
        data-visible={status !== "not-shown" || undefined}
        onPlaying={() => setStatus("playing")}
        onPause={() => setStatus((current) => (current === "playing" ? "paused" : current))}
        // React bubbles the errors of sources. After an error of the first one the browser tries the next.
        onError={({ target, currentTarget: video }) => {
          if (target === video || target === video.lastElementChild)
            onFailure(video.currentSrc || mp4);
        }}
      >
        {webm && <source src={webm} type='video/webm; codecs="av01.0.08M.08"' />}
        {/* Without `type`: the blob of a whole file may be MP4 or WebM. */}
        <source src={mp4} />
      </video>
      {(status !== "not-shown" || isPausedByVisitor) && (
        <button
          type="button"
          className={styles.pause}
          aria-label={isPlaying ? "Pausar la película" : "Reproducir la película"}
          onClick={toggle}
          data-interactive
        >
          <Icon name={isPlaying ? "pause" : "play"} />
        </button>
      )}
    </>
  );
}

const hasDataSaver = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
