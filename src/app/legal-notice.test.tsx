import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ContentContext, type ShopContent } from "../content";
import { LegalNotice } from "./legal-notice";

const EMPTY_LEGAL = { name: "", nif: "", address: "" };

function renderNotice(shop: object, bag: object, emailAccount?: object): string {
  const content = { shop, legal: EMPTY_LEGAL, catalogue: [bag], emailAccount };
  return renderToStaticMarkup(
    <ContentContext value={content as unknown as ShopContent}>
      <LegalNotice />
    </ContentContext>,
  );
}

test("the legal notice names no telephone and no marketplace that the owner does not have", () => {
  const whatsapp = "+34 611 111 111";
  const notice = renderNotice({ whatsapp, email: "" }, {});
  expect(notice).toContain(`WhatsApp: ${whatsapp}`);
  expect(notice).not.toMatch(/Teléfono|tienda externa/);

  const bag = { amazonUrl: "https://www.etsy.com/es/listing/1" };
  const fullNotice = renderNotice({ whatsapp, phone: "+34 600 000 000", email: "" }, bag);
  expect(fullNotice).toContain("Teléfono: +34 600 000 000");
  expect(fullNotice).toContain("o se hacen en la tienda externa que enlazan algunos productos");
});

test("the privacy notice names the provider that sends the form's messages", () => {
  expect(renderNotice({ email: "" }, {}, {})).toContain(
    "Quién los recibe: EmailJS, que envía el formulario, y los proveedores",
  );
});

test("the seller pays for a return, unless the owner has said that the buyer does", () => {
  const shop = { whatsapp: "+34 611 111 111", email: "" };
  expect(renderNotice(shop, {})).toContain("El envío de vuelta lo pagamos nosotros.");
  expect(renderNotice({ ...shop, delivery: { returnCost: "shop" } }, {})).toContain(
    "lo pagamos nosotros.",
  );
  expect(renderNotice({ ...shop, delivery: { returnCost: "customer" } }, {})).toContain(
    "lo pagas tú.",
  );
});
