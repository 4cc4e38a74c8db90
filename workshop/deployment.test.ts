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

const failed = { commit: "b", report: "Falta la foto." };
test.each<[string, (DeployedBuild | Error)[], object[]]>([
  ["an earlier build", [{ commit: "a", date: "2026-08-01T09:00:00Z" }], [PUBLISHING]],
  ["its own build", [{ commit: "a" }, { commit: "b" }], [PUBLISHING, ONLINE]],
  ["a later build", [{ commit: "c", date: "2026-08-01T10:00:01Z" }], [PUBLISHING, ONLINE]],
  ["another one of the same second", [{ commit: "c", date: "2026-08-01T10:00:00Z" }], [PUBLISHING]],
  [
    "its own failed build",
    [{ commit: "a", failed }],
    [PUBLISHING, { state: "failed", report: failed.report }],
  ],
  ["another failed build", [{ commit: "a", failed: { ...failed, commit: "c" } }], [PUBLISHING]],
  ["no answer, then its own build", [new TypeError(), { commit: "b" }], [PUBLISHING, ONLINE]],
])("the shop's answer decides a commit's status: %s", async (_, answers, statuses) => {
  expect(await collectStatuses(...answers)).toEqual(statuses);
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
