import { availableParallelism } from "node:os";

/** Maps as many items at a time as the machine has cores: all photos at once would need gigabytes of memory. */
export async function mapParallel<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const work = async () => {
    for (const [index, item] of queue) results[index] = await map(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return results;
}
