import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  DEPLOY_TIMEOUT_MS,
  type DeployedBuild,
  type DeploymentStatus,
  watchDeployment,
} from "./deployment.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What is told of a commit, each thing once, as the shop answers so, its last answer for good. */
async function told(...answers: (DeployedBuild | Error)[]): Promise<DeploymentStatus[]> {
  const all: DeploymentStatus[] = [];
  const mine = { oid: "b", date: "2026-08-01T10:00:00Z", publishedAt: Date.now() };
  const stop = watchDeployment(
    mine,
    (publication) => publication.state !== all.at(-1)?.state && all.push(publication),
    async () => {
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (answer instanceof Error) throw answer;
      return answer;
    },
  );
  await vi.advanceTimersByTimeAsync(60_000);
  stop();
  return all;
}
const PUBLISHING = { state: "publishing" };
const ONLINE = { state: "online" };

test("a change is online with its own commit, and with any later one", async () => {
  expect(await told({ commit: "a", date: "2026-08-01T09:00:00Z" })).toEqual([PUBLISHING]);
  expect(await told({ commit: "a" }, { commit: "b" })).toEqual([PUBLISHING, ONLINE]);
  const later = { commit: "c", date: "2026-08-01T10:00:01Z" };
  expect(await told(later)).toEqual([PUBLISHING, ONLINE]);
});

test("what keeps it from the shop on this computer is told", async () => {
  const failed = { commit: "b", report: "Falta la foto." };
  const seen = await told({ commit: "a", failed });
  expect(seen).toEqual([PUBLISHING, { state: "failed", report: failed.report }]);
  expect(await told({ commit: "a", failed: { ...failed, commit: "c" } })).toEqual([PUBLISHING]);
});

test("a shop that does not answer is asked again", async () => {
  expect(await told(new TypeError("Failed to fetch"), { commit: "b" })).toEqual([
    PUBLISHING,
    ONLINE,
  ]);
});

test("after a fair time she is told that it is not there yet, and when it is there after all", async () => {
  let version: DeployedBuild = { commit: "a" };
  const states = new Set<string>();
  watchDeployment(
    { oid: "b", date: "", publishedAt: Date.now() },
    ({ state }) => states.add(state),
    async () => version,
  );
  await vi.advanceTimersByTimeAsync(DEPLOY_TIMEOUT_MS + 10_000);
  expect([...states]).toEqual(["publishing", "late"]);
  version = { commit: "b" };
  await vi.advanceTimersByTimeAsync(10_000);
  expect([...states]).toEqual(["publishing", "late", "online"]);
});
