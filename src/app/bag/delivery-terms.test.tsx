import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ContentContext, type FullBag, type ShopContent } from "../../content";
import { DeliveryTerms } from "./delivery-terms";

const MAKING = { making: "7-10" };
const TRANSIT = { transit: "2 o 3" };

test.each([
  [
    { ...MAKING, ...TRANSIT },
    undefined,
    "Lo tienes en 9 a 13 días: 7 a 10 en el taller y 2 o 3 de envío.",
  ],
  [{ ...MAKING, ...TRANSIT }, "21", "Lo tienes en 23 o 24 días: 21 en el taller y 2 o 3 de envío."],
  // Made already.
  [{ ...MAKING, ...TRANSIT }, "0", "Lo tienes en 2 o 3 días."],
  [{ ...MAKING, ...TRANSIT }, "tres semanas", "El envío tarda 2 o 3 días."],
  [MAKING, undefined, "Sale del taller en 7 a 10 días."],
  [TRANSIT, undefined, "El envío tarda 2 o 3 días."],
  [{ making: "1", transit: "1" }, undefined, "Lo tienes en 2 días: 1 en el taller y 1 de envío."],
  [{ making: "unos diez días" }, undefined, ""],
  [{}, undefined, ""],
])("with %o, a bag made in %s days says «%s»", (delivery, makingDays, sentence) => {
  const content = { shop: { delivery } } as unknown as ShopContent;
  const markup = renderToStaticMarkup(
    <ContentContext value={content}>
      <DeliveryTerms bag={{ details: { makingDays } } as FullBag} />
    </ContentContext>,
  );
  // What script shows is hidden without it.
  const text = markup.replace(/<span hidden="">.*?<\/span>|<[^>]+>/g, "");
  expect(text.replaceAll("\u00a0", " ")).toBe(sentence);
});
