import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ContentContext, type ShopContent } from "../content";
import { LegalNotice } from "./legal-notice";

// tools/site/page-texts.test.ts checks what it leaves out.
function renderNotice(shop: object, emailAccount?: object): string {
  const legal = { name: "", nif: "", address: "" };
  const content = { shop, legal, catalogue: [], emailAccount };
  return renderToStaticMarkup(
    <ContentContext value={content as unknown as ShopContent}>
      <LegalNotice />
    </ContentContext>,
  );
}

test("the privacy notice names the provider that sends the form's messages", () => {
  expect(renderNotice({ email: "" }, {})).toContain(
    "Quién los recibe: EmailJS, que envía el formulario, y los proveedores",
  );
});

test("the seller pays for a return, unless the owner has said that the buyer does", () => {
  const shop = { whatsapp: "+34 611 111 111", email: "" };
  expect(renderNotice(shop)).toContain("El envío de vuelta lo pagamos nosotros.");
  expect(renderNotice({ ...shop, delivery: { returnCost: "shop" } })).toContain(
    "lo pagamos nosotros.",
  );
  expect(renderNotice({ ...shop, delivery: { returnCost: "customer" } })).toContain("lo pagas tú.");
});
