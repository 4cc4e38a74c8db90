import { useCallback, useEffect, useRef, useState } from "react";
import { whenSettled } from "../../browser/when-settled";
import type { Product } from "../../content";
import type { Picture as PictureData } from "../../lib/picture";
import { Icon } from "../../ui/icon";
import { Picture, type PictureProps } from "../../ui/picture";
import styles from "./carousel.module.css";
import { stepImage } from "./carousel-steps";
import { announceImageChange, onImageChange } from "./image-changes";
import { useSwipe } from "./use-swipe";

type CarouselProps = {
  product: Product;
  /** CSS `sizes` of the photographs. */
  sizes: string;
  /** True for a card seen before scrolling: its first photo loads at once. */
  eager: boolean;
};

type View = {
  index: number;
  /** The last image that had loaded: stays visible under the new one until that one is there too. */
  previous: number;
  /** True once the visitor has chosen an image: from then on changes are announced. */
  chosen: boolean;
};

const first: View = { index: 0, previous: 0, chosen: false };

/**
 * The photographs of a bag, one at a time. Goes back to the first one when the mouse leaves, when
 * the card leaves the screen and when an image of another bag is chosen (SPEC 4).
 */
export function Carousel({ product, sizes, eager }: CarouselProps) {
  const { id, name, images } = product;
  const count = images.length;
  const frame = useRef<HTMLDivElement>(null);
  const [{ index, previous, chosen }, setView] = useState(first);
  const [allWanted, setAllWanted] = useState(false);

  const show = useCallback((to: number, byVisitor: boolean) => {
    // Looked up here and not in the updater, which React may call later, and twice.
    const loaded = imagesIn(frame.current).map((image) => image.naturalWidth > 0);
    setView((view) => {
      if (view.index === to) return view;
      const under = loaded[view.index] ? view.index : view.previous;
      return { index: to, previous: under, chosen: byVisitor };
    });
  }, []);
  const reset = useCallback(() => show(0, false), [show]);
  const choose = (to: number) => {
    // The dot of the image that is shown changes nothing, here or on another card.
    if (to === index) return;
    show(to, true);
    announceImageChange(id);
  };
  const step = (by: 1 | -1) => choose(stepImage(index, count, by));
  /** The number, from 1, of the image that an arrow leads to. */
  const after = (by: 1 | -1) => stepImage(index, count, by) + 1;

  useEffect(() => onImageChange((changed) => changed !== id && reset()), [id, reset]);

  useEffect(() => {
    const element = frame.current;
    if (!element || count < 2) return;
    let cancelSettled = () => {};
    let onScreen = false;
    const observer = new IntersectionObserver((changes) => {
      const left = onScreen;
      onScreen = changes.pop()?.isIntersecting ?? false;
      // The first report may come late: only a card that has been on screen can leave it.
      if (!onScreen) return left ? reset() : undefined;
      cancelSettled();
      cancelSettled = whenSettled(() => setAllWanted(true));
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelSettled();
    };
  }, [count, reset]);

  // What the page's own markup had asked for may have failed before there was anybody to hear of it.
  useEffect(() => {
    for (const image of imagesIn(frame.current)) if (image.complete) markFailure(image);
  }, []);

  const swipe = useSwipe(frame, index, count, step, reset);
  const shownImages = allWanted || chosen ? images : images.slice(0, 1);
  const multiple = count > 1;

  return (
    <section
      className={styles.carousel}
      aria-roledescription="carrusel"
      aria-label={`Fotos de ${name}`}
      // The buttons lie over the images: a swipe may begin on them too.
      {...(multiple ? swipe : undefined)}
    >
      <div
        className={styles.frame}
        ref={frame}
        onLoadCapture={({ target }) => markFailure(target)}
        onErrorCapture={({ target }) => markFailure(target)}
      >
        {shownImages.map((image, i) => (
          <div
            key={image.stem}
            className={styles.photo}
            data-place={i === index ? "current" : i === previous ? "previous" : undefined}
            aria-hidden={i !== index}
          >
            <Picture {...photoProps(image, i, sizes, eager)} />
          </div>
        ))}
      </div>
      {multiple && (
        <>
          <button
            type="button"
            className={`${styles.arrow} ${styles.previous}`}
            aria-label={`Imagen anterior de ${name}: ${after(-1)} de ${count}`}
            onClick={() => step(-1)}
            data-live
          >
            <Icon name="previous" />
          </button>
          <button
            type="button"
            className={`${styles.arrow} ${styles.next}`}
            aria-label={`Imagen siguiente de ${name}: ${after(1)} de ${count}`}
            onClick={() => step(1)}
            data-live
          >
            <Icon name="next" />
          </button>
          <div className={styles.dots} data-live>
            {images.map((image, i) => (
              <button
                key={image.stem}
                type="button"
                className={styles.dot}
                aria-label={`Ver imagen ${i + 1} de ${count} de ${name}`}
                aria-current={i === index ? "true" : undefined}
                onClick={() => choose(i)}
              />
            ))}
          </div>
          <p className="visually-hidden" aria-live="polite">
            {chosen && <span>{`Imagen ${index + 1} de ${count}`}</span>}
          </p>
        </>
      )}
    </section>
  );
}

/** How a card shows its photo number `i`, from 0: the first as early as it is seen, the others behind all else. */
export const photoProps = (
  picture: PictureData,
  i: number,
  sizes: string,
  eager: boolean,
): PictureProps => ({
  picture,
  sizes,
  loading: i > 0 || eager ? "eager" : "lazy",
  ...(i > 0 ? { priority: "low" } : eager ? { priority: "high" } : undefined),
});

const imagesIn = (frame: HTMLElement | null): HTMLImageElement[] => [
  ...(frame?.querySelectorAll("img") ?? []),
];

/** Tells the style sheet whether this image cannot be had: its words then have a ground of their own. */
const markFailure = (image: EventTarget): void => {
  if (image instanceof HTMLImageElement)
    image.toggleAttribute("data-failed", image.naturalWidth === 0);
};
