import { formatDays, formatDuration, RETURN_DAYS, readDelivery } from "../../../lib/delivery";
import { LEGAL_PATH } from "../../../lib/paths";
import { type FullBag, useFullContent } from "../../content";

type DeliveryTermsProps = {
  bag: FullBag;
  /** An inline script that names the days of the visitor's calendar (src/inline/show-arrival.ts). */
  arrivalScript?: string | undefined;
};

/** Says when a bag arrives and how it goes back, as far as the owner has said it. */
export function DeliveryTerms({ bag, arrivalScript }: DeliveryTermsProps) {
  const { shop, legal } = useFullContent();
  const { delivery: terms } = shop;
  const returnText = `${RETURN_DAYS} días para devolverlo`;
  const delivery = readDelivery(terms, bag.details?.makingDays);
  const field = bag.details?.makingDays ? "bolso.yaml details.makingDays" : "tienda.yaml delivery";
  return (
    <>
      {(delivery.making ?? delivery.transit) && (
        <p
          className="note"
          data-min={delivery.total?.min}
          data-max={delivery.total?.max}
          data-field={field}
        >
          <DeliverySentence {...delivery} />
        </p>
      )}
      {delivery.total && arrivalScript && (
        <script
          data-cfasync="false"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the build bundles it.
          dangerouslySetInnerHTML={{ __html: arrivalScript }}
        />
      )}
      {terms?.returnCost && (
        <p className="note" data-field="tienda.yaml delivery">
          {legal.name ? <a href={LEGAL_PATH}>{returnText}</a> : returnText}
          {` desde que lo recibes; la vuelta la ${terms.returnCost === "customer" ? "pagas tú" : "pagamos nosotros"}.`}
        </p>
      )}
    </>
  );
}

/** show-arrival.ts replaces the first element, and shows the last one. */
function DeliverySentence({ making, transit, total }: ReturnType<typeof readDelivery>) {
  if (!making) return transit && `El envío tarda ${formatDuration(transit)}.`;
  if (!transit || !total) return `Sale del taller en ${formatDuration(making)}.`;
  const hasParts = making.max > 0 && transit.max > 0;
  return (
    <>
      <span>{`Lo tienes en ${formatDuration(total)}`}</span>
      {hasParts && (
        <>
          {/* Both lines are far shorter than a column, so that the arrival of the font breaks none. */}
          {": "}
          <br />
          {formatDays(making)}
          <span hidden>{making.max === 1 ? " día" : " días"}</span>
          {` en el taller y\u00a0${formatDays(transit)} de envío`}
        </>
      )}
      .
    </>
  );
}
