import { computeFillFactor, type Frame, type PictureSource } from "../../../lib/picture";
import { type Bag, useContent } from "../../content";
import { Icon } from "../../ui/icon";
import { buildSizes, Picture, type PictureProps } from "../../ui/picture";
import styles from "./carousel.module.css";
import { useCarousel } from "./use-carousel";
import { stepIndex } from "./use-swipe";

export type CarouselProps = {
  bag: Bag;
  columns: number;
  /** The card is visible before scrolling, so its first photo loads eagerly. */
  isEager: boolean;
};

/** Renders the photos of a bag one at a time, with arrows and dots. */
export function Carousel({ bag, columns, isEager }: CarouselProps) {
  const { cardFrame: frame } = useContent();
  const { name, path, photos } = bag;
  const carousel = useCarousel(bag);
  const { index, previous, isChosenByVisitor, select } = carousel;
  const count = photos.length;
  const getPlace = (i: number) => {
    if (i === index) return "current";
    return i === previous ? "previous" : undefined;
  };
  const renderArrow = (icon: "previous" | "next", label: string, newIndex: number) => (
    <button
      type="button"
      className={`${styles.arrow} ${styles[icon]}`}
      aria-label={`${label} de ${name}: ${newIndex + 1} de ${count}`}
      onClick={() => select(newIndex)}
      data-needs-script
      data-interactive
    >
      <Icon name={icon} />
    </button>
  );

  return (
    <div
      className={styles.carousel}
      role="group"
      aria-roledescription="carrusel"
      aria-label={`Fotos de ${name}`}
      {...carousel.swipeProps}
    >
      <div className={styles.frame} data-frame={frame} ref={carousel.frameRef}>
        {carousel.mountedPhotos.map((photo, i) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a bag may show the same photo twice.
            key={i}
            className={styles.photo}
            data-place={getPlace(i)}
            aria-hidden={i !== index}
          >
            <Picture
              {...buildPhotoProps(photo, i, { frame, columns }, isEager)}
              onLoad={() => carousel.recordLoaded(i)}
            />
          </div>
        ))}
      </div>
      {/* For the pointer only: the name's link is the one for keyboards and screen readers. */}
      {/* biome-ignore lint/a11y/useAnchorContent: hidden from screen readers. */}
      <a className={styles.link} href={path} draggable={false} tabIndex={-1} aria-hidden="true" />
      {count > 1 && (
        <>
          {renderArrow("previous", "Imagen anterior", stepIndex(index, count, -1))}
          {renderArrow("next", "Imagen siguiente", stepIndex(index, count, 1))}
          <div className={styles.dots} data-needs-script>
            {photos.map((_, i) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: a bag may show the same photo twice.
                key={i}
                type="button"
                className={styles.dot}
                aria-label={`Ver imagen ${i + 1} de ${count} de ${name}`}
                aria-current={i === index ? "true" : undefined}
                // The arrows lead to every photo by keyboard.
                tabIndex={-1}
                onClick={() => select(i)}
                data-interactive
              />
            ))}
          </div>
          <p className="visually-hidden" aria-live="polite">
            {isChosenByVisitor && (
              <span>{`Imagen ${index + 1} de ${count}: ${photos[index]?.alt}`}</span>
            )}
          </p>
        </>
      )}
    </div>
  );
}

/** Returns the props of a card's photo `i` (from 0) in the layout of bag-grid.module.css, with its loading priority. */
export const buildPhotoProps = (
  picture: PictureSource,
  i: number,
  { frame, columns }: { frame: Frame; columns: number },
  isEager: boolean,
): PictureProps => {
  const sizes = buildSizes(
    1,
    columns,
    [
      ["(min-width: 37.5em)", "45vw"],
      ["", "calc(100vw - 2.5em)"],
    ],
    computeFillFactor(picture, frame),
  );
  if (i > 0) return { picture, sizes, loading: "eager", fetchPriority: "low" };
  if (isEager) return { picture, sizes, loading: "eager", fetchPriority: "high" };
  return { picture, sizes, loading: "lazy" };
};
