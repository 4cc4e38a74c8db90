import "./no-eval.ts";
import CMS from "@sveltia/cms";
import type { Workshop } from "../page.ts";
import { checkBeforeSaving } from "./check-before-saving.ts";
import { configFor } from "./config.ts";
import { PhotosField } from "./photos-field.tsx";
import { showPreview } from "./preview.tsx";
import { shownPrice } from "./price.ts";
import { PriceField } from "./price-field.tsx";
import { ACCOUNT, tellPublication } from "./publication.ts";
import { says } from "./says.ts";
import { hasChanged } from "./seen.ts";
import { plain, tidy } from "./tidy.ts";
import { allowMarkup } from "./trusted-types.ts";
import "./workshop.css";

const workshop: Workshop = JSON.parse(document.getElementById("taller")?.textContent ?? "{}");

allowMarkup();
// What the package asks and tells us: how a price is shown, a bag written, a failure told, and that a change is saved,
// and what this tab has seen (tools/taller/package.ts).
Object.assign(globalThis, {
  tallerEuros: shownPrice,
  tallerTidy: tidy,
  tallerPlain: plain,
  tallerSays: says,
  tallerSaved: tellPublication(workshop),
  tallerHasChanged: hasChanged,
});
if (workshop.local)
  localStorage.setItem(ACCOUNT, JSON.stringify({ backendName: "github", token: "local" }));

CMS.registerFieldType("precio", PriceField, ({ value }) => shownPrice(value));
CMS.registerFieldType("fotos", PhotosField, () => null);
showPreview();
checkBeforeSaving();
void CMS.init({ config: configFor(workshop) });
