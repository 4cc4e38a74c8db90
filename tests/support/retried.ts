import type { Suite, Reporter as VisitReporter } from "@playwright/test/reporter";
import type { TestModule, Reporter as TestReporter } from "vitest/node";

/** What passed only when it was tried again makes no run red, so it is said where everybody looks. */
function tell(titles: string[]): void {
  if (titles.length === 0) return;
  console.log(`\nDefects to mend: these tests passed only when they were tried again.`);
  for (const title of titles) console.log(`  ${title}`);
}

/** Names the visits that Playwright had to make twice. */
export default class RetriedVisits implements VisitReporter {
  #visits: Suite | undefined;

  onBegin(_config: unknown, visits: Suite): void {
    this.#visits = visits;
  }

  onEnd(): void {
    const retried = this.#visits?.allTests().filter((visit) => visit.outcome() === "flaky") ?? [];
    tell(retried.map((visit) => visit.titlePath().filter(Boolean).join(" › ")));
  }
}

/** Names the tests that Vitest had to run twice. */
export class RetriedTests implements TestReporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const retried = modules.flatMap((module) =>
      [...module.children.allTests("passed")].filter((test) => test.diagnostic()?.flaky),
    );
    tell(retried.map((test) => `${test.module.relativeModuleId} › ${test.fullName}`));
  }
}
