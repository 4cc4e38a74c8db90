import { type Bag, shop } from "../../content";
import { whatsappLink, whatsappMessage } from "../../lib/links";
import { ExternalLink } from "../../ui/external-link";
import { Icon } from "../../ui/icon";

type OrderButtonProps = {
  bag: Bag;
  /** The main button of the page. */
  isPrimary?: boolean;
};

/** Asks for a bag by WhatsApp; for a bag that is sold out, asks to be told when there is one again. */
export function OrderButton({ bag: { name, lang, soldOut }, isPrimary = false }: OrderButtonProps) {
  const text = soldOut
    ? `¡Hola! ¿Me avisas cuando vuelva el ${name}? ¡Gracias!`
    : whatsappMessage(name, shop.whatsappText);
  return (
    <ExternalLink
      className={isPrimary ? "button button-filled" : "text-link"}
      href={whatsappLink(shop.whatsapp, text)}
      screenReaderText={
        <>
          {soldOut ? "cuando vuelva el " : "el "}
          <span lang={lang}>{name}</span>
        </>
      }
    >
      <Icon name="whatsapp" />
      {soldOut ? "Avísame por WhatsApp" : "Pedir por WhatsApp"}
    </ExternalLink>
  );
}

export function AmazonLink({ bag: { name, lang, amazonUrl, soldOut } }: { bag: Bag }) {
  if (!amazonUrl || soldOut) return null;
  return (
    <ExternalLink
      className="text-link"
      href={amazonUrl}
      screenReaderText={
        <>
          {"el "}
          <span lang={lang}>{name}</span>
        </>
      }
    >
      Ver en Amazon
    </ExternalLink>
  );
}
