import type { Bag } from "../../content";
import { ExternalLink } from "../../ui/external-link";

/** Leads to the marketplace, where the bag is listed there; a bag that is sold out would be looked for in vain. */
export function AmazonLink({ bag: { name, lang, amazonUrl, soldOut } }: { bag: Bag }) {
  if (!amazonUrl || soldOut) return null;
  return (
    <ExternalLink
      className="text-link"
      href={amazonUrl}
      about={
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
