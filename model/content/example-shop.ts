import { parsePhone } from "../schema/parsers.ts";
import { normalizeText } from "../schema/text.ts";

/** The example's WhatsApp. Nobody has this number, so a shop with it is nobody's. */
const EXAMPLE_WHATSAPP = "34600000000";

/** Whether a shop is still the example. @param shop the data of `tienda.yaml` */
export const isExampleShop = ({ whatsapp }: { whatsapp?: unknown }): boolean =>
  normalizeText(parsePhone(whatsapp)).replace(/\D/g, "") === EXAMPLE_WHATSAPP;
