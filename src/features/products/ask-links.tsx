import { hasWhatsappText, type Product, shop } from "../../content";
import { whatsappLink, whatsappMessage } from "../../lib/links";
import { ExternalLink } from "../../ui/external-link";
import { Icon } from "../../ui/icon";

/** The ways to ask for a bag: WhatsApp and, where the bag is listed, the marketplace. */
export function AskLinks({ product: { name, lang, amazonUrl } }: { product: Product }) {
  const about = (
    <>
      {"el "}
      <span lang={lang}>{name}</span>
    </>
  );
  return (
    <>
      <ExternalLink
        className="button button-whatsapp"
        href={
          hasWhatsappText && shop.whatsappText
            ? whatsappMessage(
                shop.whatsapp,
                shop.whatsappText.replace("{bolso}", () => name),
              )
            : whatsappLink(shop.whatsapp, name)
        }
        about={about}
      >
        <Icon name="whatsapp" />
        Pedir por WhatsApp
      </ExternalLink>
      {amazonUrl && (
        <ExternalLink className="button-link" href={amazonUrl} about={about}>
          Ver en Amazon
        </ExternalLink>
      )}
    </>
  );
}
