import { parsePhone } from "../schema/parsers.ts";
import { normalizeText } from "../schema/text.ts";

/** The example's WhatsApp. Nobody has this number, so a shop with it is nobody's. */
const EXAMPLE_WHATSAPP = "34600000000";

/** Whether a shop is still the example. @param shop the data of `tienda.yaml` */
export const isExampleShop = ({ whatsapp }: { whatsapp?: unknown }): boolean =>
  normalizeText(parsePhone(whatsapp)).replace(/\D/g, "") === EXAMPLE_WHATSAPP;

/** The Git blob ids of the first two photos of each of the example's bags. */
const EXAMPLE_PHOTOS: ReadonlySet<string> = new Set([
  "eeab0d8662679204746939988779fe174c8d32cd",
  "f708f659e09f4e04d3ec4c259c9b6586c02ed232",
  "4f7a4f37a697727a011294c28130c375cef1c63f",
  "9498ea7b447fb62798ce662cc5ad7e6c7269e7b5",
  "9fa6f06e4a0babf6f473227418d07f1d0bbfc09a",
  "df0aa9ab5a62c9301c44b755759073686635ef3f",
  "a869df61790f39f2123f5fd3b2a552b7c0f8760a",
  "6dae3a680b101df1e95ae615137262744e170b9a",
  "f44509f4eb992a3ce521f8a056a2fdeafc8e1702",
  "48f7d7219e143e472d9b606a8824486270880ce4",
  "e509f439fd3cbab5b9f69b1e4461ff76cb9f3192",
  "f9eec1badce95339f0954f74d0a34c2a986b7977",
]);

/** Whether a file is a photo of one of the example's bags. @param oid the file's Git blob id */
export const isExamplePhoto = (oid: string): boolean => EXAMPLE_PHOTOS.has(oid);
