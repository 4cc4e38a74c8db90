import { type ReactNode, useState } from "react";
import type { Draft, Media } from "../draft/draft";
import styles from "./field.module.css";
import { MAKING, type Made, refusedWords } from "./upright";
import { useWorkshop } from "./use-workshop";

/** More at once stop a phone. */
const MOST_AT_ONCE = 12;

/**
 * Takes the files that she chooses: each is made ready, kept in this browser, and put into the draft.
 *
 * @param ready throws in Spanish, where a file is not what is wanted
 * @returns also what is said meanwhile and of those that were not taken
 */
export function useTaking(ready: (file: File) => Promise<Made>) {
  const { keep, change, making, make } = useWorkshop();
  const [isOn, turnOn] = useState(false);
  const [told, tell] = useState<readonly string[]>([]);

  async function take(files: readonly File[], into: (now: Draft, media: Media) => Draft) {
    const all = files.slice(0, MOST_AT_ONCE);
    const left = files.length - all.length;
    const words = `Has elegido ${files.length}: de una vez se añaden ${MOST_AT_ONCE}. Elige después las ${left} que faltan.`;
    const errors: Error[] = [];
    make(all.length);
    turnOn(true);
    tell([]);
    for (const file of all) {
      try {
        const { blob, ...size } = await ready(file);
        const media = await keep(blob, size);
        await change((now) => into(now, media));
      } catch (error) {
        errors.push(error as Error);
      }
      make(-1);
    }
    tell([...(left > 0 ? [words] : []), ...refusedWords(errors)]);
  }

  const answer = (
    <div role="status">
      {isOn && making > 0 && <p>{MAKING}</p>}
      {told.map((words) => (
        <p key={words} className={styles.problem}>
          {words}
        </p>
      ))}
    </div>
  );
  return { take, answer };
}

type FileButtonProps = {
  className?: string | undefined;
  accept: string;
  multiple?: boolean;
  /** Set where she has come for it. */
  autoFocus?: boolean;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
};

/** Opens the device's own choice of files. */
export const FileButton = ({ className, onFiles, children, ...input }: FileButtonProps) => (
  <label className={className ?? styles.button}>
    <input
      {...input}
      type="file"
      className={styles.file}
      onChange={({ target }) => {
        if (target.files?.length) onFiles([...target.files]);
        // The same file may be chosen again.
        target.value = "";
      }}
    />
    {children}
  </label>
);
