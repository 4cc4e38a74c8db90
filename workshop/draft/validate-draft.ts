import { collections } from "../../lib/collections.ts";
import {
  getBagFolder,
  isContentDocument,
  SHARE_IMAGE_FILE,
  SHOP_FILE,
  type Size,
} from "../../model/content/content-files.ts";
import { isHidden } from "../../model/content/cross-field-checks.ts";
import { parseContent } from "../../model/content/parse-content.ts";
import { getValueAt, isError, type Path, type Problem } from "../../model/schema/problem.ts";
import { listBags } from "./bags.ts";
import { prepareCommit } from "./create-commit.ts";
import {
  createDraft,
  type Draft,
  dropUnreferencedMedia,
  getCurrentContent,
  getCurrentData,
  hasFile,
  isBlobRef,
  readSnapshotFile,
  setFile,
} from "./draft.ts";

/** An error or a warning; `file` is empty if no form field can fix it. */
export type DraftProblem = Problem & {
  path: Path;
  /** An error of a new bag, which stays unpublished while the rest is published. */
  isWaiting?: true;
};
type Problems = readonly DraftProblem[];

/** Photos' sizes by Git blob id: a repository lists its files without them. */
type PhotoSizes = ReadonlyMap<string, Partial<Size>>;

/** Whether a problem stops the publication. */
export const isBlocking = (problem: DraftProblem): boolean =>
  isError(problem) && !problem.isWaiting;

/** Validates what publishing would commit, by the build's rules. A new bag with errors waits and does not block the rest. */
export function validateDraft(draft: Draft, sizes: PhotoSizes = new Map()): DraftProblem[] {
  const problems = [...findProblems(draft, sizes), ...findEmptiedCollections(draft)];
  const waiting = problems.filter(
    ({ file, warning }) =>
      !warning && getBagFolder(file) !== undefined && !(file in draft.base.oids),
  );
  if (waiting.length === 0) return problems;
  const waitingProblems = waiting.map((problem) => ({ ...problem, isWaiting: true }) as const);
  const rest = dropWaitingBags(draft, waitingProblems);
  return [...waitingProblems, ...validateDraft(rest, sizes)];
}

/** Returns the draft without new bags that wait; the draft itself if none does. */
export function dropWaitingBags(draft: Draft, problems: Problems): Draft {
  const waiting = problems.filter(({ isWaiting }) => isWaiting);
  if (waiting.length === 0) return draft;
  let next = draft;
  for (const { file } of waiting) next = setFile(next, file, null);
  return dropUnreferencedMedia(next);
}

/** Names a warning. One about a photo names the photo's file instead of its place, which may change. */
function identifyWarning(draft: Draft, { file, path, message }: DraftProblem): string {
  const photo = getValueAt(getCurrentData(draft, file), [...path.slice(0, -1), "file"]);
  return photo === undefined
    ? `${file} ${path.join()} ${message}`
    : `${file} ${photo} ${path.at(-1)}`;
}

/** Returns the warnings that are not about what the owner has published. */
export function findNewWarnings(draft: Draft, problems: Problems, baseProblems: Problems) {
  const base = createDraft(draft.base);
  const published = new Set(baseProblems.map((problem) => identifyWarning(base, problem)));
  const isNew = (problem: DraftProblem): boolean =>
    problem.isOfEarlierFile || !published.has(identifyWarning(draft, problem));
  return problems.filter((problem) => problem.warning && isNew(problem));
}

const NO_ALT_MESSAGE = "fotos sin descripción.";
const BLURRED_MESSAGE =
  "fotos se verán borrosas. Usa las originales del móvil, no las que llegan por WhatsApp.";

/** Combines the warnings about a bag's photos, or about a collection, into one for each cause. */
export function combineWarnings(problems: Problems): DraftProblem[] {
  const groups = new Map<string, DraftProblem[]>();
  for (const problem of problems) {
    const { file, path, message, warning } = problem;
    const isAboutCollection = warning && path[0] === "category";
    const key = isPhotoWarning(problem)
      ? `${file} ${path.at(-1)}`
      : `${isAboutCollection ? "" : file} ${path.join()} ${message}`;
    groups.set(key, [...(groups.get(key) ?? []), problem]);
  }
  return [...groups.values()].map((group) => {
    const [first] = group as [DraftProblem];
    if (group.length === 1 || !isPhotoWarning(first)) return first;
    const fault = first.path.at(-1) === "alt" ? NO_ALT_MESSAGE : BLURRED_MESSAGE;
    return { ...first, fieldLabel: "", message: `${group.length} ${fault}` };
  });
}

const isPhotoWarning = ({ file, path, warning }: DraftProblem): boolean =>
  warning === true && path[0] === "photos" && getBagFolder(file) !== undefined;

/** Warns about collections from which the owner has moved, hidden or removed the last bag. */
function findEmptiedCollections(draft: Draft): DraftProblem[] {
  const isIn = (category: string, bag: unknown) =>
    getValueAt(bag, ["category"]) === category && !isHidden(bag);
  const bags = listBags(draft);
  const problems: DraftProblem[] = [];
  for (const { category, name } of Object.values(collections)) {
    if (bags.some(({ data }) => isIn(category, data))) continue;
    const message = `${name} se queda sin bolsos: ya no sale en el menú, y en su página se lee lo que dice «Colección vacía».`;
    const warning = { path: ["category"], message, warning: true } as const;
    for (const file of Object.keys(draft.base.texts)) {
      if (!isIn(category, readSnapshotFile(draft.base, file))) continue;
      if (hasFile(draft, file)) problems.push({ ...warning, file, fieldLabel: "Colección" });
      else problems.push({ ...warning, file: "" });
    }
  }
  return problems;
}

function findProblems(draft: Draft, sizes: PhotoSizes): DraftProblem[] {
  const commit = prepareCommit(draft);
  const documents: Record<string, string | object> = {};
  const media: Record<string, object> = {};
  for (const file of Object.keys({ ...commit.base.oids, ...commit.files })) {
    const content = getCurrentContent(commit, file);
    if (content === null) continue;
    if (isContentDocument(file)) documents[file] = content;
    else if (isBlobRef(content)) media[file] = { ...sizes.get(content.oid), ...content };
  }
  const shopText = commit.base.texts[SHOP_FILE] ?? "";
  // Only its text tells that an earlier version has written it (model/content/earlier-documents.ts).
  if (!(SHOP_FILE in commit.files) && /^confirmed/m.test(shopText)) documents[SHOP_FILE] = shopText;
  const { problems } = parseContent({ documents, media });
  // Of two bags with one name, the owner reads about the one that the draft changes.
  const isOfOther = ({ file, otherFile = "" }: Problem) =>
    otherFile in commit.files && !(file in commit.files);
  return problems
    .filter((problem) => !isOfOther(problem))
    .map((problem) => {
      const { file, line, path = [] } = problem;
      // The message about the share image names it.
      if (problem.path || file === SHARE_IMAGE_FILE) return { ...problem, path };
      if (!line) return { ...problem, path, file: "", fieldLabel: file };
      // The workshop cannot edit a file that cannot be parsed.
      const message = `${problem.message} Se arregla en el archivo o, si tu tienda está en GitHub, con «Historia», «Volver a esta versión».`;
      return { ...problem, path, message, file: "", fieldLabel: `${file}, línea ${line}` };
    });
}
