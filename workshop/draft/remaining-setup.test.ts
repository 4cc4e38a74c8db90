import { expect, test } from "vitest";
import { getSchema, SINGLETON_FILES } from "../../model/content-files.ts";
import { collectOwnerTexts, type ExampleFingerprint } from "../../model/example-content.ts";
import { collectLeaves } from "../../model/form-fields.ts";
import { pickValidValues } from "../../model/valid-values.ts";
import { createSnapshot, MOON_BAG_FILE } from "../../tests/support/example-shop.ts";
import { PANELS } from "../app/panels.ts";
import { createDraft, type Draft, getCurrentData, setField } from "./draft.ts";
import { type FieldRef, SHOP_FILE } from "./field-refs.ts";
import {
  confirmEmptied,
  confirmFields,
  confirmRemainingFields,
  dropExampleProfiles,
  findExampleContacts,
  findRemainingSetup,
} from "./remaining-setup.ts";

const exampleDraft = createDraft(createSnapshot());
const exampleFingerprint = {
  texts: SINGLETON_FILES.flatMap((file) =>
    collectOwnerTexts(file, getCurrentData(exampleDraft, file)),
  ),
  blobIds: Object.values(exampleDraft.base.oids),
};
const findFields = (draft: Draft, example: ExampleFingerprint) =>
  findRemainingSetup(draft, example).lines.flatMap(({ fields }) => fields);
const noExample = { texts: [], blobIds: [] };

/** Returns the unfinished fields below a key of a shop with no example content. */
const remainingFieldsAfter = (key: string, value: unknown) =>
  findFields(setField(exampleDraft, SHOP_FILE, [key], value), noExample)
    .map(({ path }) => path.join("."))
    .filter((field) => field.startsWith(key));

test("the contact form is set up once all three ids are valid", () => {
  const ids = { publicKey: "aB3-cD_9xYz", serviceId: "service_1a", templateId: "template_2b" };
  expect(remainingFieldsAfter("emailjs", undefined)).toEqual(["emailjs"]);
  expect(remainingFieldsAfter("emailjs", { ...ids, templateId: "service_1a" })).toEqual([
    "emailjs",
  ]);
  expect(remainingFieldsAfter("emailjs", ids)).toEqual([]);
});

test("an empty optional field needs no setup, a required one does", () => {
  for (const key of ["promise", "tag", "instagram", "howToOrder", "notice"])
    expect(remainingFieldsAfter(key, "")).toEqual([]);
  for (const key of ["brand", "url", "legal"])
    expect(remainingFieldsAfter(key, "")).not.toEqual([]);
});

test("every text of the shop that the owner has not written is a first step that opens a panel", () => {
  const isOfShop = ({ file }: FieldRef) => !file.startsWith("bolsos/");
  const fields = findFields(exampleDraft, exampleFingerprint).filter(isOfShop);
  const texts = SINGLETON_FILES.flatMap((file) =>
    collectLeaves(getSchema(file), pickValidValues(file, getCurrentData(exampleDraft, file)))
      .filter(({ meta: { control } }) => control && control !== "choice")
      .map(({ path }) => `${file}: ${path.join(".")}`),
  );
  expect(fields.map(({ file, path }) => `${file}: ${path.join(".")}`)).toEqual(
    expect.arrayContaining(texts),
  );
  for (const field of fields)
    expect(
      PANELS.some(({ fields }) =>
        fields.some(({ file, path }) => file === field.file && path[0] === field.path[0]),
      ),
      field.path.join("."),
    ).toBe(true);
  // The owner has to replace contact data and files, to add legal data and an address, and to confirm by themselves
  // shipping, delivery and the texts that say who makes the bags and where.
  const left = findFields(confirmRemainingFields(exampleDraft), exampleFingerprint).filter(
    (field) => isOfShop(field) && !/(^|,)(file|alt|mobile|film)/.test(field.path.join()),
  );
  const listNames = (fields: typeof left) => fields.map(({ path }) => path.join("."));
  expect(listNames(left.filter(({ confirmation }) => confirmation === undefined))).toEqual([
    ...["email", "phone", "whatsapp", "instagram", "tiktok", "url"],
    ...["legal.name", "legal.nif", "legal.address", ""],
  ]);
  const alone = left.filter(({ confirmation }) => confirmation !== undefined);
  expect(new Set(listNames(alone))).toEqual(
    new Set([
      ...["brand", "description", "location", "shipping", "signature", "title"],
      ...["paragraphs.0", "paragraphs.1", "paragraphs.2"],
      ...["delivery.making", "delivery.transit"],
    ]),
  );
  expect(
    findFields(confirmFields(exampleDraft, alone), exampleFingerprint).filter((field) =>
      listNames(alone).includes(field.path.join(".")),
    ),
  ).toEqual([]);
});

test("an example bag with the owner's photo lists its other example texts, also after the owner has confirmed all that was left", () => {
  // No step lists the texts of an example bag, so the owner has not read them.
  const confirmed = confirmRemainingFields(exampleDraft);
  const draft = setField(confirmed, MOON_BAG_FILE, ["photos"], [{ file: "9.jpg", alt: "Mía." }]);
  const example = {
    ...exampleFingerprint,
    texts: collectOwnerTexts(MOON_BAG_FILE, getCurrentData(draft, MOON_BAG_FILE)),
  };
  const { exampleBagFolders } = findRemainingSetup(draft, example);
  const moonBagFields = findFields(draft, example).filter(({ file }) => file === MOON_BAG_FILE);
  expect(moonBagFields.map(({ path }) => path.join("."))).toContain("line");
  expect(exampleBagFolders).not.toContain("moon-bag");
  expect(moonBagFields.some(({ confirmation }) => confirmation)).toBe(false);
});

test("an emptied field with a default text is no step any more: the owner has chosen the default", () => {
  for (const path of [["whatsappText"], ["empty"]]) {
    const field = { file: SHOP_FILE, path };
    const steps = (draft: Draft) => findFields(draft, noExample).map(({ path }) => path.join());
    expect(steps(exampleDraft)).toContain(path.join());
    expect(steps(confirmEmptied(exampleDraft, field))).not.toContain(path.join());
  }
  // Without a default text there is nothing to confirm.
  for (const key of ["promo", "brand", "url", "tag"])
    expect(confirmEmptied(exampleDraft, { file: SHOP_FILE, path: [key] })).toBe(exampleDraft);
});

test("the owner's first WhatsApp removes the example's phone and profiles, and keeps the owner's", () => {
  const profiles = (draft: Draft) => {
    const { phone, instagram, tiktok } = getCurrentData(draft, SHOP_FILE);
    return { phone, instagram, tiktok };
  };
  const withWhatsapp = (value: string) => setField(exampleDraft, SHOP_FILE, ["whatsapp"], value);
  const drop = (draft: Draft) => profiles(dropExampleProfiles(draft, exampleFingerprint));
  expect(drop(exampleDraft)).toEqual(profiles(exampleDraft));
  expect(drop(withWhatsapp("611 22"))).toEqual(profiles(exampleDraft));
  expect(drop(withWhatsapp("611 22 33 44"))).toEqual({});
  const instagram = "@hilodeana";
  const own = setField(withWhatsapp("611 22 33 44"), SHOP_FILE, ["instagram"], instagram);
  expect(drop(own)).toEqual({ instagram });
});

test("the example's WhatsApp and e-mail stop a publication until both are the owner's", () => {
  const contactProblems = (contacts: object) => {
    const draft = Object.entries(contacts).reduce(
      (next, [key, value]) => setField(next, SHOP_FILE, [key], value),
      exampleDraft,
    );
    return findExampleContacts(draft, exampleFingerprint).map(({ path, message }) => [
      path.join(),
      message,
    ]);
  };
  const whatsapp = "+34 611 22 33 44";
  const email = "ana@hilo.example";
  expect(contactProblems({})).toEqual([
    ["whatsapp", "Antes de publicar, pon tu WhatsApp y tu correo: ahora son los de prueba."],
  ]);
  expect(contactProblems({ email })).toEqual([
    ["whatsapp", "Antes de publicar, pon tu WhatsApp: ahora es el de prueba."],
  ]);
  expect(contactProblems({ whatsapp })).toEqual([
    ["email", "Antes de publicar, pon tu correo: ahora es el de prueba."],
  ]);
  expect(contactProblems({ whatsapp, email })).toEqual([]);
});
