import { shop } from "../../content";
import { mailLink, whatsappLink } from "../../lib/links";
import { ExternalLink } from "../../ui/external-link";

/** Renders the e-mail and WhatsApp links for when the form cannot send. */
export const ContactAlternatives = () => (
  <>
    {"Para escribirnos: "}
    <a href={mailLink(shop.email)}>{shop.email}</a>
    {" o "}
    <ExternalLink href={whatsappLink(shop.whatsapp)}>{`WhatsApp ${shop.whatsapp}`}</ExternalLink>.
  </>
);
