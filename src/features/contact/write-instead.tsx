import { shop } from "../../content";
import { mailLink, whatsappLink } from "../../lib/links";

/** Where to write while the form cannot send. */
export const WriteInstead = () => (
  <>
    {"Para escribirnos: "}
    <a href={mailLink(shop.email)}>{shop.email}</a>
    {" o "}
    <a href={whatsappLink(shop.whatsapp)}>{`WhatsApp ${shop.phone}`}</a>.
  </>
);
