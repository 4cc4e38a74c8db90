import { buildMailLink, buildWhatsappLink } from "../../../lib/links";
import { useContent } from "../../content";
import { ExternalLink } from "../../ui/external-link";

/** Renders the e-mail and WhatsApp links for when the form cannot send. */
export function ContactAlternatives() {
  const { email, whatsapp } = useContent().shop;
  return (
    <>
      {"Para escribirnos: "}
      <a href={buildMailLink(email)}>{email}</a>
      {" o\u00a0"}
      <ExternalLink href={buildWhatsappLink(whatsapp)} label={`WhatsApp ${whatsapp}`} />.
    </>
  );
}
