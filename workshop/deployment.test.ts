import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  DEPLOY_TIMEOUT_MS,
  type DeployedBuild,
  type DeploymentStatus,
  watchDeployment,
} from "./deployment.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Returns the distinct statuses of a commit for these answers of the shop. The last answer repeats. */
async function collectStatuses(...answers: (DeployedBuild | Error)[]): Promise<DeploymentStatus[]> {
  const statuses: DeploymentStatus[] = [];
  const commit = { oid: "b", date: "2026-08-01T10:00:00Z", publishedAt: Date.now() };
  const stop = watchDeployment(
    commit,
    (status) => status.state !== statuses.at(-1)?.state && statuses.push(status),
    async () => {
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (answer instanceof Error) throw answer;
      return answer;
    },
  );
  await vi.advanceTimersByTimeAsync(60_000);
  stop();
  return statuses;
}
const PUBLISHING = { state: "publishing" };
const ONLINE = { state: "online" };

test("a commit is online once the shop is built from it or a later one, not one of the same second", async () => {
  expect(await collectStatuses({ commit: "a", date: "2026-08-01T09:00:00Z" })).toEqual([
    PUBLISHING,
  ]);
  expect(await collectStatuses({ commit: "a" }, { commit: "b" })).toEqual([PUBLISHING, ONLINE]);
  const later = { commit: "c", date: "2026-08-01T10:00:01Z" };
  expect(await collectStatuses(later)).toEqual([PUBLISHING, ONLINE]);
  const other = { commit: "c", date: "2026-08-01T10:00:00Z" };
  expect(await collectStatuses(other)).toEqual([PUBLISHING]);
});

test("a stopped watch reports nothing more, and a final status ends it", async () => {
  const fetchBuild = vi.fn(async () => ({ commit: "b" }));
  const onStatus = vi.fn();
  const commit = { oid: "b", date: "", publishedAt: Date.now() };
  const stop = watchDeployment(commit, onStatus, fetchBuild);
  stop();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(onStatus.mock.calls).toEqual([[PUBLISHING]]);
  watchDeployment(commit, onStatus, fetchBuild);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(onStatus.mock.calls.slice(1)).toEqual([[PUBLISHING], [ONLINE]]);
  expect(fetchBuild).toHaveBeenCalledTimes(2);
});

test("a failed build of a local folder is reported", async () => {
  const failed = { commit: "b", report: "Falta la foto." };
  const statuses = await collectStatuses({ commit: "a", failed });
  expect(statuses).toEqual([PUBLISHING, { state: "failed", report: failed.report }]);
  expect(await collectStatuses({ commit: "a", failed: { ...failed, commit: "c" } })).toEqual([
    PUBLISHING,
  ]);
});

test("a shop that does not answer is polled again", async () => {
  expect(await collectStatuses(new TypeError("Failed to fetch"), { commit: "b" })).toEqual([
    PUBLISHING,
    ONLINE,
  ]);
});

test("a slow deployment is late after the timeout, and online in the end", async () => {
  let build: DeployedBuild = { commit: "a" };
  const states = new Set<string>();
  watchDeployment(
    { oid: "b", date: "", publishedAt: Date.now() },
    ({ state }) => states.add(state),
    async () => build,
  );
  await vi.advanceTimersByTimeAsync(DEPLOY_TIMEOUT_MS);
  expect([...states]).toEqual(["publishing"]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([...states]).toEqual(["publishing", "late"]);
  build = { commit: "b" };
  await vi.advanceTimersByTimeAsync(10_000);
  expect([...states]).toEqual(["publishing", "late", "online"]);
});
