/** How a build ended, and what it said to the owner. */
type Built = { ok: boolean; report: string };

/** What has become of a change, as the repository's API tells it of a workflow's run. */
type Run = {
  id: number;
  status: "in_progress" | "completed";
  conclusion: "success" | "failure" | null;
  created_at: string;
  html_url: string;
};

/** Builds the shop after each change; changes that come meanwhile are in the build after that. */
export function publication(build: () => Promise<Built>) {
  const runs: Run[] = [];
  let report = "";
  let building: Promise<void> | undefined;

  const start = async (run: Run): Promise<void> => {
    const built = await build().catch((error: unknown) => ({ ok: false, report: String(error) }));
    report = built.ok ? "" : built.report;
    run.conclusion = built.ok ? "success" : "failure";
    run.status = "completed";
  };

  return {
    /** The newest first. */
    runs: (): readonly Run[] => runs,
    /** What keeps the last change from being shown; empty where nothing does. */
    report: (): string => report,
    /** The content has changed. */
    request(): void {
      const run: Run = {
        id: runs.length + 1,
        status: "in_progress",
        conclusion: null,
        created_at: new Date().toISOString(),
        html_url: "",
      };
      runs.unshift(run);
      // One after the other: they build into one folder.
      building = (building ?? Promise.resolve()).then(() => start(run));
    },
    /** Resolves when no build is under way. */
    settled: async (): Promise<void> => building,
  };
}

export type Publication = ReturnType<typeof publication>;
