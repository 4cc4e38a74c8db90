import { expect, test } from "vitest";
import { type Repository, uploadBlobs } from "./repository.ts";

const oids = Array.from({ length: 12 }, (_, i) => String(i));
/** A repository that has the first two blobs; `writeBlob` fails for those in `failing`. */
function createRepository(failing: readonly string[] = []) {
  const log = { written: [] as string[], atOnce: 0, mostAtOnce: 0 };
  const repository = {
    findMissingBlobs: async (all: readonly string[]) => all.slice(2),
    async writeBlob(blob: Blob) {
      log.atOnce += 1;
      log.mostAtOnce = Math.max(log.mostAtOnce, log.atOnce);
      const oid = await blob.text();
      await new Promise((resolve) => setTimeout(resolve));
      log.atOnce -= 1;
      if (failing.includes(oid)) throw new Error(oid);
      log.written.push(oid);
    },
  } as Partial<Repository> as Repository;
  return { repository, log };
}
const readBlob = async (oid: string) => new Blob([oid]);

test("missing blobs are sent, three at a time, and each is announced", async () => {
  const { repository, log } = createRepository();
  const progress: number[][] = [];
  await uploadBlobs(repository, oids, readBlob, (...numbers) => progress.push(numbers));
  expect(log.written.toSorted()).toEqual(oids.slice(2).toSorted());
  expect(log.mostAtOnce).toBe(3);
  expect(progress).toEqual(Array.from({ length: 10 }, (_, i) => [i + 1, 10]));
});

test("after an error no further blob is sent, and those under way arrive first", async () => {
  const { repository, log } = createRepository(["3"]);
  await expect(uploadBlobs(repository, oids, readBlob, () => {})).rejects.toThrow("3");
  expect(log).toMatchObject({ written: ["2", "4"], atOnce: 0 });
});
