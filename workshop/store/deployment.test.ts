import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  type BuildResponse,
  DEPLOY_TIMEOUT_MS,
  type Deployment,
  watchDeployment,
} from "./deployment.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Build = BuildResponse["build"];
const createResponse = (build: Build, now = Date.now()): BuildResponse => ({ build, now });

/** Returns the distinct states of the commit `b` for these answers of the shop. The last answer repeats. */
async function collectDeployments(
  builds: (Build | Error)[],
  isLatestCommit = async (_commit: string) => false,
): Promise<Deployment[]> {
  const deployments: Deployment[] = [];
  const stop = watchDeployment("b", {
    isLatestCommit,
    onChange: (deployment) => deployments.push(deployment),
    fetchBuild: async () => {
      const build = builds.length > 1 ? builds.shift() : builds[0];
      if (build instanceof Error) throw build;
      return build && createResponse(build);
    },
  });
  await vi.advanceTimersByTimeAsync(60_000);
  stop();
  return deployments;
}
const PUBLISHING = { state: "publishing" };
const ONLINE = { state: "online" };

const failed = { commit: "b", report: "Falta la foto." };
test.each<[string, (Build | Error)[], object[]]>([
  ["another build", [{ commit: "a" }], [PUBLISHING]],
  ["its own build", [{ commit: "a" }, { commit: "b" }], [PUBLISHING, ONLINE]],
  ["its own build at once", [{ commit: "b" }], [ONLINE]],
  [
    "its own failed build",
    [{ commit: "a" }, { commit: "a", failed }],
    [PUBLISHING, { state: "failed", report: failed.report }],
  ],
  ["another failed build", [{ commit: "a", failed: { ...failed, commit: "c" } }], [PUBLISHING]],
  ["no answer, then its own build", [new TypeError(), { commit: "b" }], [ONLINE]],
  ["no answer", [new TypeError()], []],
])("the shop's answer decides a commit's state: %s", async (_, builds, deployments) => {
  expect(await collectDeployments(builds)).toEqual(deployments);
});

test("a build of the latest commit puts all earlier ones online, and each build is checked once", async () => {
  const isLatestCommit = vi.fn(async (commit: string) => commit === "c");
  const builds = [{ commit: "a" }, { commit: "a" }, { commit: "c" }];
  expect(await collectDeployments(builds, isLatestCommit)).toEqual([PUBLISHING, ONLINE]);
  expect(isLatestCommit.mock.calls).toEqual([["a"], ["c"]]);
  isLatestCommit.mockRejectedValueOnce(new TypeError());
  expect(await collectDeployments([{ commit: "c" }], isLatestCommit)).toEqual([ONLINE]);
});

test("a stopped watch reports nothing more, and a final state ends the watch", async () => {
  const fetchBuild = vi.fn(async () => createResponse({ commit: "b" }));
  const onChange = vi.fn();
  const options = { isLatestCommit: async () => false, onChange, fetchBuild };
  watchDeployment("b", options)();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(onChange).not.toHaveBeenCalled();
  watchDeployment("b", options);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(onChange.mock.calls).toEqual([[ONLINE]]);
  expect(fetchBuild).toHaveBeenCalledTimes(2);
});

test("a slow deployment is late after the timeout, and online in the end", async () => {
  let build: Build = { commit: "a" };
  const states: string[] = [];
  watchDeployment("b", {
    isLatestCommit: async () => false,
    onChange: ({ state }) => states.push(state),
    fetchBuild: async () => createResponse(build),
  });
  await vi.advanceTimersByTimeAsync(DEPLOY_TIMEOUT_MS);
  expect(states).toEqual(["publishing"]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(states).toEqual(["publishing", "late"]);
  build = { commit: "b" };
  await vi.advanceTimersByTimeAsync(10_000);
  expect(states).toEqual(["publishing", "late", "online"]);
});

test.each([
  ["right", 0],
  ["an hour slow", -3_600_000],
  ["an hour fast", 3_600_000],
])("a commit's age is measured by the host's clock, if the owner's is %s", async (_, error) => {
  const serverNow = Date.now();
  vi.setSystemTime(serverNow + error);
  const openWithCommitOf = async (age: number) => {
    const onChange = vi.fn();
    watchDeployment("b", {
      date: new Date(serverNow - age).toISOString(),
      isLatestCommit: async () => false,
      onChange,
      fetchBuild: async () => createResponse({ commit: "a" }, serverNow),
    });
    await vi.advanceTimersByTimeAsync(0);
    return onChange.mock.lastCall?.[0];
  };
  expect(await openWithCommitOf(60_000)).toEqual(PUBLISHING);
  expect(await openWithCommitOf(2 * DEPLOY_TIMEOUT_MS)).toEqual({ state: "late" });
});
