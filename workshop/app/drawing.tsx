import styles from "./field.module.css";

type DrawingProps = { src: string; height: number; alt: string };

/** What to press on another company's page, drawn 320 pixels wide. */
export const Drawing = ({ src, height, alt }: DrawingProps) => (
  <img className={styles.drawing} src={src} width={320} height={height} alt={alt} />
);
