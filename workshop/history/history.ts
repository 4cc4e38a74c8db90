import { type Draft, EMPTY, type Snapshot } from "../draft/draft.ts";
import { changed, withFile, withMedia } from "../draft/edit.ts";
import { isWritten } from "../draft/files.ts";
import { dataOf, same } from "../draft/yaml.ts";

/** The draft that turns the content back to what it was: she sees the shop of then before she publishes. */
export function turnedBack(now: Snapshot, then: Snapshot): Draft {
  let draft = EMPTY;
  for (const [file, text] of Object.entries(then.texts)) {
    if (!isWritten(file) || dataOf(text) === undefined) continue;
    const ours = now.texts[file];
    const was = now.oids[file];
    // A file that cannot be read has no fields: it goes back as a whole.
    if (ours === undefined || dataOf(ours) === undefined)
      draft = withFile(draft, file, { ...(was && { was }), now: text, back: true });
    else {
      const [before, after] = [dataOf(ours), dataOf(text)].map((data) => Object(data));
      for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
        if (!same(before[key], after[key])) draft = changed(now, draft, file, [key], after[key]);
    }
  }
  for (const [file, oid] of Object.entries(now.oids))
    if (isWritten(file) && !(file in then.texts)) draft = withFile(draft, file, { was: oid });
  for (const [file, oid] of Object.entries(then.oids))
    if (!(file in then.texts) && now.oids[file] !== oid)
      draft = withMedia(now, draft, file, { oid });
  return draft;
}
