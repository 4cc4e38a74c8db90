import { profileIds } from "../../lib/profiles.ts";
import { SINGLETON_FILES } from "../../model/content-files.ts";
import { isHidden } from "../../model/cross-field-checks.ts";
import { CLEARABLE_KEYS } from "../../model/empty-values.ts";
import type { ExampleFingerprint } from "../../model/example-content.ts";
import { parsePhone } from "../../model/parsers.ts";
import {
  listExampleBags,
  listRemainingSetup,
  type UnfinishedField,
} from "../../model/remaining-setup.ts";
import { hasText, normalizeText } from "../../model/text.ts";
import { isPhone } from "../../model/validators.ts";
import { listBags } from "./bags.ts";
import { type Draft, getBlobId, getCurrentContent, getCurrentData, setField } from "./draft.ts";
import { type FieldRef, findField, SHOP_FILE } from "./field-refs.ts";
import type { DraftProblem } from "./validate-draft.ts";

/** Finds what the owner still has to write, confirm or switch off. */
export const findRemainingSetup = (draft: Draft, example: ExampleFingerprint) =>
  listRemainingSetup(
    {
      documents: Object.fromEntries([
        ...SINGLETON_FILES.map((file) => [file, getCurrentData(draft, file)] as const),
        ...listBags(draft).map(({ file, data }) => [file, data] as const),
      ]),
      getBlobId: (file) => getBlobId(getCurrentContent(draft, file)),
    },
    example,
  );

/** The entry of `confirmedFields` that keeps the example's bags for now. */
const EXAMPLE_BAGS_ANSWER = "bolsos";

/** Lists what the owner has confirmed by itself. */
function listConfirmed(draft: Draft): unknown[] {
  const { confirmedFields } = getCurrentData(draft, SHOP_FILE);
  return Array.isArray(confirmedFields) ? confirmedFields : [];
}

/**
 * Lists the folders of the example's bags that visitors would see, unless the owner has answered that they stay. With them,
 * visitors would order bags that the owner does not have.
 */
export function findUnansweredBags(draft: Draft, example: ExampleFingerprint): string[] {
  if (listConfirmed(draft).includes(EXAMPLE_BAGS_ANSWER)) return [];
  const visible = listBags(draft).filter(({ data }) => !isHidden(data));
  const exampleFiles = listExampleBags(
    {
      documents: Object.fromEntries(visible.map(({ file, data }) => [file, data])),
      getBlobId: (file) => getBlobId(getCurrentContent(draft, file)),
    },
    example,
  );
  return visible.filter(({ file }) => exampleFiles.includes(file)).map(({ folder }) => folder);
}

/** Stores the answer that the example's bags stay for now. It is content, so that every device reads it. */
export const keepExampleBags = (draft: Draft): Draft => confirm(draft, [EXAMPLE_BAGS_ANSWER]);

/** Errors about the example's contact data: with them, visitors of the owner's shop would write to a stranger. */
const EXAMPLE_CONTACT_MESSAGES: Readonly<Record<string, string>> = {
  "whatsapp,email": "Antes de publicar, pon tu WhatsApp y tu correo: ahora son los de prueba.",
  whatsapp: "Antes de publicar, pon tu WhatsApp: ahora es el de prueba.",
  email: "Antes de publicar, pon tu correo: ahora es el de prueba.",
};

const isExampleText = (value: unknown, { texts }: ExampleFingerprint): boolean =>
  texts.includes(normalizeText(value));

/** Returns one error for the example's WhatsApp and e-mail, at the first of them. */
export function findExampleContacts(draft: Draft, example: ExampleFingerprint): DraftProblem[] {
  const shop = getCurrentData(draft, SHOP_FILE);
  const keys = ["whatsapp", "email"].filter((key) => isExampleText(shop[key], example));
  const message = EXAMPLE_CONTACT_MESSAGES[keys.join()];
  return message ? [{ file: SHOP_FILE, path: keys.slice(0, 1), message }] : [];
}

/** Contact data that a shop can do without. */
const OPTIONAL_CONTACT_KEYS = ["phone", ...profileIds];

/** Removes the example's optional contact data once the shop has a WhatsApp of the owner's. */
export function dropExampleProfiles(draft: Draft, example: ExampleFingerprint): Draft {
  const shop = getCurrentData(draft, SHOP_FILE);
  if (!isPhone(parsePhone(shop.whatsapp)) || isExampleText(shop.whatsapp, example)) return draft;
  let next = draft;
  for (const key of OPTIONAL_CONTACT_KEYS)
    if (isExampleText(shop[key], example)) next = setField(next, SHOP_FILE, [key], undefined);
  return next;
}

/**
 * Confirms all values that need no confirmation of their own. The confirmation is content, so that every device reads
 * it.
 */
export const confirmRemainingFields = (draft: Draft): Draft =>
  setField(draft, SHOP_FILE, ["confirmed"], true);

/** Confirms values by themselves. */
export const confirmFields = (draft: Draft, fields: readonly UnfinishedField[]): Draft =>
  confirm(
    draft,
    fields.map(({ path }) => path.join(".")),
  );

const confirm = (draft: Draft, names: readonly string[]): Draft =>
  setField(
    draft,
    SHOP_FILE,
    ["confirmedFields"],
    [...new Set([...listConfirmed(draft), ...names])],
  );

/** Confirms the default text of a field that the owner has emptied. The field's hint says that the shop shows that text. */
export function confirmEmptied(draft: Draft, { file, path }: FieldRef): Draft {
  const hasDefaultText = hasText(findField({ file, path })?.defaultValue);
  return hasDefaultText && file === SHOP_FILE && !CLEARABLE_KEYS.has(path[0])
    ? confirm(draft, [path.join(".")])
    : draft;
}
