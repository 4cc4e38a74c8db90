import {
  buildMailLink,
  buildWhatsappLink,
  buildWhatsappMessage,
  getBagArticle,
  getMarketplaceName,
} from "../../../lib/links";
import { formatPrice } from "../../../lib/price";
import { type AppContent, type Bag, useContent } from "../../content";
import { ExternalLink } from "../../ui/external-link";

/** @param inColour « en oliva»; empty for the colour in the photo */
export const formatOrderLabel = (inColour = ""): string => `Pedir${inColour} por WhatsApp`;

type OrderButtonProps = {
  bag: Bag;
  /** Styles the link as the page's main button. */
  isPrimary?: boolean;
};

/** Renders a WhatsApp link that orders a bag or, if it is sold out, asks for a message when it is back. */
export function OrderButton({ bag: { name, soldOut }, isPrimary = false }: OrderButtonProps) {
  const { shop } = useContent();
  const bag = getBagArticle(shop.whatsappText) + name;
  const href = soldOut
    ? buildWhatsappLink(shop.whatsapp, `¡Hola! ¿Me avisas cuando vuelva ${bag}? ¡Gracias!`)
    : buildOrderLink(shop, name);
  return (
    <ExternalLink
      className={isPrimary ? "button button-filled" : "text-link"}
      href={href}
      icon="whatsapp"
      label={soldOut ? "Avísame por WhatsApp" : formatOrderLabel()}
      context={`${soldOut ? "cuando vuelva " : ""}${bag}`}
    />
  );
}

/** Renders a link to the bag's page on a marketplace, unless the bag has none or is sold out. */
export function MarketplaceLink({ bag: { name, amazonUrl, soldOut } }: { bag: Bag }) {
  const { shop } = useContent();
  if (!amazonUrl || soldOut) return null;
  return (
    <ExternalLink
      className="text-link"
      href={amazonUrl}
      label={`Ver en ${getMarketplaceName(amazonUrl)}`}
      context={getBagArticle(shop.whatsappText) + name}
      data-field="bolso.yaml amazonUrl"
    />
  );
}

/** Builds a link that orders a bag. @param name with its colour, if one is chosen: `Moon Bag en oliva` */
export const buildOrderLink = (shop: AppContent["shop"], name: string): string =>
  buildWhatsappLink(shop.whatsapp, buildWhatsappMessage(name, shop.whatsappText));

/** Builds a link for a question about a bag. @param name as for an order */
export const buildQuestionLink = (shop: AppContent["shop"], name: string): string =>
  buildWhatsappLink(
    shop.whatsapp,
    `¡Hola! Tengo una pregunta sobre ${getBagArticle(shop.whatsappText)}${name}: `,
  );

/** Renders links for a question about a bag, also about one that is sold out. */
export function QuestionLinks({ bag: { name } }: { bag: Bag }) {
  const { shop } = useContent();
  return (
    <>
      {"¿Dudas? "}
      <ExternalLink
        className="text-link"
        href={buildQuestionLink(shop, name)}
        label="Pregunta por WhatsApp"
        data-field="tienda.yaml whatsapp"
      />
      {" o\u00a0"}
      <a
        className="text-link"
        href={buildMailLink(shop.email, name)}
        data-field="tienda.yaml email"
      >
        por correo
      </a>
    </>
  );
}

/** Renders a link that sends a bag's name, price and address to a contact. Without the shop's address it renders nothing. */
export function ShareLink({ bag: { name, price, path } }: { bag: Bag }) {
  const { url } = useContent().shop;
  if (!url) return null;
  return (
    <ExternalLink
      className="text-link"
      href={buildWhatsappLink("", `${name} · ${formatPrice(price)}\n${url}${path}`)}
      label={"Enviar a\u00a0alguien"}
      context="por WhatsApp"
      data-field=""
    />
  );
}
