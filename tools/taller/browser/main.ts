import CMS from "@sveltia/cms";
import type { Workshop } from "../page.ts";
import { configFor } from "./config.ts";
import { PhotosField } from "./photos-field.tsx";
import { shownPrice } from "./price.ts";
import { PriceField } from "./price-field.tsx";
import { tidy } from "./tidy.ts";
import { allowMarkup } from "./trusted-types.ts";
import "./workshop.css";

const workshop: Workshop = JSON.parse(document.getElementById("taller")?.textContent ?? "{}");

/** Where the package keeps who has come in. */
const ACCOUNT = "sveltia-cms.user";

allowMarkup();
// How the list of bags shows a price, and how a bag is written (tools/taller/package.ts).
Object.assign(globalThis, { tallerEuros: shownPrice, tallerTidy: tidy });
if (workshop.local)
  localStorage.setItem(ACCOUNT, JSON.stringify({ backendName: "github", token: "local" }));

CMS.registerFieldType("precio", PriceField, ({ value }) => shownPrice(value));
CMS.registerFieldType("fotos", PhotosField, () => null);
void CMS.init({ config: configFor(workshop) });
