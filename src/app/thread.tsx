import styles from "./thread.module.css";

/** The lines of the yarn, in pixels from the point where each is anchored. */
const LENGTHS = {
  /** Along the hero's floor, in a loop, and over its edge to be the rule above the bags. */
  floor:
    "M-2900-13c300-6 520 7 800 4s430-8 700-3 380 6 560 2 330-7 500-3 170 5 220 3c52-3 96-10 112-40c16-32-2-74-34-76s-62 30-74 62c-10 28-20 62-50 84s-96 32-164 32s-330-6-520-3-420 5-640 3-560-4-800-1-480 3-700 2",
  /** Below the edge of Sobre Nosotros, and behind its photo. */
  about: "M-900-66c200 6 340 10 520 4s300-18 420-10 190 22 250 44 70 44 72 78",
  /** Above the last line of the footer, and wound up. */
  ball: "M-2700-1c320 3 560-2 860 1s540 2 880-1 600 2 960 1c12.1 0 22.6-8.6 24.8-20.6 2.1-12-4.6-23.9-16.1-28.1-11.5-4.2-24.5 .4-30.6 11-9 15.6 1.5 34.5 18.6 36.9-9.8-4-16.8-10.9-21-20.5 3.2-8.9 14.2-23 22.1-28.2 3.2-.6 6.4-.3 9.4 .9-11.8 5.4-26 23.5-28.3 36.3 1.4 2.9 3.4 5.2 6 6.9 2.1-14 17.3-33.5 30.4-38.9 5.8 7 8.9 15.1 9 24.2-10.1-8.5-33.4-16.1-46.6-15.2-1.6 2.7-2.3 5.6-2.3 8.7 10.8 5.6 33.6 13 45.6 14.8-1.3 2.7-3.3 4.9-5.9 6.5-10.9 .7-30.3-5.6-38.7-12.6 4-17 14.6-27.1 31.7-30.4 6.8 9.8 10.5 31 7.5 42.5",
};

/** Drawn as the page is scrolled, in browsers with `animation-timeline`. */
export function Thread({ length }: { length: keyof typeof LENGTHS }) {
  return (
    <svg className={`${styles.thread} ${styles[length]}`} aria-hidden="true">
      <path d={LENGTHS[length]} />
    </svg>
  );
}
