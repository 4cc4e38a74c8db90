import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type AppContent, ContentContext } from "../content";
import { LegalNotice } from "./legal-notice";

const EMPTY_LEGAL = { name: "", nif: "", address: "" };

const renderNotice = (shop: object, bag: object): string => {
  const content = { shop, catalogue: [bag] } as unknown as AppContent;
  return renderToStaticMarkup(
    <ContentContext value={content}>
      <LegalNotice legal={EMPTY_LEGAL} />
    </ContentContext>,
  );
};

test("the legal notice names no telephone and no marketplace that the owner does not have", () => {
  const whatsapp = "+34 611 111 111";
  const notice = renderNotice({ whatsapp, email: "" }, {});
  expect(notice).toContain(`WhatsApp: ${whatsapp}`);
  expect(notice).not.toMatch(/Teléfono|tienda externa/);

  const bag = { amazonUrl: "https://www.etsy.com/es/listing/1" };
  const fullNotice = renderNotice({ whatsapp, phone: "+34 600 000 000", email: "" }, bag);
  expect(fullNotice).toContain("Teléfono: +34 600 000 000");
  expect(fullNotice).toContain("o se hacen en la tienda externa que enlaza cada bolso");
});
