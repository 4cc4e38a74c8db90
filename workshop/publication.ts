/** What the published shop says of itself in `version.json`. */
export type PublishedVersion = {
  /** The commit that it was built from. */
  commit: string;
  /** The commit's instant: a later one contains all that came before. */
  date?: string;
  /** On this computer alone: the state that could not be built, and what the build says of it. */
  failed?: { commit: string; report: string };
};

/** Where a publication is on its way to the shop. */
export type Publication =
  | { state: "publishing" | "online" | "late" }
  | { state: "failed"; report: string };

const EVERY_MS = 4000;
const LATE_EVERY_MS = 30_000;
/** A host takes a few minutes; after so long something may be wrong. */
export const FAIR_MS = 600_000;

/** What the shop's version says of a commit. */
export function seenIn(
  version: PublishedVersion | undefined,
  { head, date }: { head: string; date: string },
): Publication | undefined {
  if (!version) return undefined;
  if (version.commit === head || (version.date && Date.parse(version.date) > Date.parse(date)))
    return { state: "online" };
  if (version.failed?.commit !== head) return undefined;
  return { state: "failed", report: version.failed.report };
}

const askShop = async (): Promise<PublishedVersion | undefined> => {
  const answer = await fetch(new URL("version.json", location.href), { cache: "no-store" });
  return answer.ok ? answer.json() : undefined;
};

/**
 * Asks the published shop, again and again, whether a commit can be seen in it.
 *
 * @param since when it was published, in milliseconds
 * @param tell is called at once, and whenever something else is true
 * @returns stops asking
 */
export function follow(
  commit: { head: string; date: string },
  since: number,
  tell: (publication: Publication) => void,
  ask = askShop,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let told = "";
  let isOver = false;
  const say = (publication: Publication) => {
    if (isOver || told === publication.state) return;
    told = publication.state;
    tell(publication);
  };
  const waiting = (): Publication => ({
    state: Date.now() - since > FAIR_MS ? "late" : "publishing",
  });
  const look = async () => {
    const seen = seenIn(await ask().catch(() => undefined), commit);
    if (isOver) return;
    say(seen ?? waiting());
    if (!seen) timer = setTimeout(look, waiting().state === "late" ? LATE_EVERY_MS : EVERY_MS);
  };
  say(waiting());
  void look();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
