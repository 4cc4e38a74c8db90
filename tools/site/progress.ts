import { availableParallelism } from "node:os";

/** Runs `work` on each item, as many at a time as the machine has cores. */
export async function inParallel<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
    }),
  );
}

/** One line that moves on a terminal, a line each tenth elsewhere. */
export function progress(total: number): (done: number) => void {
  let tenth = 0;
  return (done) => {
    const text = `Fotografías: ${done} de ${total}`;
    if (process.stdout.isTTY) process.stdout.write(`\r${text}${done === total ? "\n" : ""}`);
    else if (Math.floor((done * 10) / total) > tenth) {
      tenth = Math.floor((done * 10) / total);
      console.log(text);
    }
  };
}
