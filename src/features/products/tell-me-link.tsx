import { type Product, shop } from "../../content";
import { whatsappMessage } from "../../lib/links";
import { ExternalLink } from "../../ui/external-link";
import { Icon } from "../../ui/icon";

/**
 * In the place of the ways to ask for a bag, where it is sold out: asks to be told when there is one again. The
 * marketplace is not offered, where the same bag would be looked for in vain.
 */
export function TellMeLink({ product: { name, lang } }: { product: Product }) {
  return (
    <ExternalLink
      className="button button-whatsapp"
      href={whatsappMessage(shop.whatsapp, `¡Hola! ¿Me avisas cuando vuelva el ${name}? ¡Gracias!`)}
      about={
        <>
          {"cuando vuelva el "}
          <span lang={lang}>{name}</span>
        </>
      }
    >
      <Icon name="whatsapp" />
      Avísame por WhatsApp
    </ExternalLink>
  );
}
