import { type Draft, EMPTY, type Snapshot } from "../draft/draft.ts";
import { withData, withFile, withMedia } from "../draft/edit.ts";
import { isWritten } from "../draft/files.ts";
import { dataOf } from "../draft/yaml.ts";

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
    else draft = withData(now, draft, file, Object(dataOf(text)));
  }
  for (const [file, oid] of Object.entries(now.oids))
    if (isWritten(file) && !(file in then.texts)) draft = withFile(draft, file, { was: oid });
  for (const [file, oid] of Object.entries(then.oids))
    if (!(file in then.texts) && now.oids[file] !== oid)
      draft = withMedia(now, draft, file, { oid });
  return draft;
}
