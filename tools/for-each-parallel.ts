import { availableParallelism } from "node:os";

/** Does as many items at a time as the machine has cores: all photos at once would need gigabytes of memory. */
export async function forEachParallel<Item>(
  items: readonly Item[],
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const work = async () => {
    for (const item of queue) await task(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}
