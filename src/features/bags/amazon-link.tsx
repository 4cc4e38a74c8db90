import type { Bag } from "../../content";
import { ExternalLink } from "../../ui/external-link";

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
