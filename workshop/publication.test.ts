import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FAIR_MS, follow, type Publication, type PublishedVersion, seenIn } from "./publication.ts";

const mine = { head: "b", date: "2026-08-01T10:00:00Z" };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a change is online with its own commit, and with any later one", () => {
  expect(seenIn({ commit: "a", date: "2026-08-01T09:00:00Z" }, mine)).toBeUndefined();
  expect(seenIn({ commit: "b" }, mine)).toEqual({ state: "online" });
  expect(seenIn({ commit: "c", date: "2026-08-01T10:00:01Z" }, mine)).toEqual({ state: "online" });
});

test("what keeps it from the shop on this computer is told", () => {
  const failed = { commit: "b", report: "Falta la foto." };
  expect(seenIn({ commit: "a", failed }, mine)).toEqual({ state: "failed", report: failed.report });
  expect(seenIn({ commit: "a", failed: { ...failed, commit: "c" } }, mine)).toBeUndefined();
});

test("the shop is asked until the change can be seen, and not after", async () => {
  const answers: (PublishedVersion | undefined)[] = [undefined, { commit: "a" }, { commit: "b" }];
  const ask = vi.fn(async () => answers.shift());
  const told: Publication[] = [];
  follow(mine, Date.now(), (publication) => told.push(publication), ask);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual([{ state: "publishing" }, { state: "online" }]);
  expect(ask).toHaveBeenCalledTimes(3);
});

test("after a fair time she is told that it is not there yet, and when it is there after all", async () => {
  let version: PublishedVersion = { commit: "a" };
  const told: string[] = [];
  follow(
    mine,
    Date.now(),
    ({ state }) => told.push(state),
    async () => version,
  );
  await vi.advanceTimersByTimeAsync(FAIR_MS + 10_000);
  expect(told).toEqual(["publishing", "late"]);
  version = { commit: "b" };
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual(["publishing", "late", "online"]);
});

test("a shop that does not answer is asked again", async () => {
  const ask = vi
    .fn()
    .mockRejectedValueOnce(new TypeError("Failed to fetch"))
    .mockResolvedValue({ commit: "b" });
  const told: string[] = [];
  follow(mine, Date.now(), ({ state }) => told.push(state), ask);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(told).toEqual(["publishing", "online"]);
});

test("nobody is told once it is given up", async () => {
  const told: string[] = [];
  const stop = follow(
    mine,
    Date.now(),
    ({ state }) => told.push(state),
    async () => ({ commit: "b" }),
  );
  stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(told).toEqual(["publishing"]);
});
