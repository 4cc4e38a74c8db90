import { describeDimensions, describeHandle, formatDimensions } from "../../../lib/dimensions";
import { buildMailLink } from "../../../lib/links";
import { type FullBag, useFullContent } from "../../content";
import { DRAWING_ID } from "../../page-contract";
import styles from "./bag-details.module.css";
import { hasScaleDrawing } from "./scale-drawing";

type Details = NonNullable<FullBag["details"]>;

/** A detail with a row. The row of the width has all sizes, and that of the handle its drop; delivery-terms.tsx shows the days. */
type RowKey = Exclude<keyof Details, "height" | "depth" | "drop" | "makingDays">;

const LABELS: Record<RowKey, string> = {
  width: "Medidas",
  handle: "Asa",
  color: "Color",
  material: "Material",
  lining: "Forro",
  closing: "Cierre",
  fits: "Qué cabe",
  care: "Cuidados",
  making: "Elaboración",
};

/** Renders a bag's measures, materials and maker as a table. Renders nothing if the owner has said none of them. */
export function BagDetails({ bag }: { bag: FullBag }) {
  const { shop, legal } = useFullContent();
  const { name, path, details = {} } = bag;
  const hasDrawing = hasScaleDrawing(bag);
  const dimensions = hasDrawing ? formatDimensions(details) : describeDimensions(details);
  // Texts, so that a number without its unit does not compile.
  const texts: { [key in RowKey]?: string | undefined } = {
    ...details,
    width: dimensions,
    handle: describeHandle(details.handle, details.drop),
  };
  const rows = (Object.keys(LABELS) as RowKey[]).filter((key) => texts[key]);
  const hasMaker = legal.name !== "";
  const hasPicker = bag.yarns.length > 0;
  if (rows.length === 0 && !hasMaker) return null;
  return (
    <table className={styles.details}>
      <caption className="visually-hidden">Detalles de {name}</caption>
      <tbody>
        {rows.map((key) => (
          <tr
            key={key}
            className={key === "color" && hasPicker ? styles.pickedColour : undefined}
            data-field={`bolso.yaml details.${key}`}
          >
            <th scope="row">{LABELS[key]}</th>
            <td>
              {key === "width" && hasDrawing ? (
                <a href={`${path}#${DRAWING_ID}`} aria-label={`${dimensions}, junto a un móvil`}>
                  {dimensions}
                </a>
              ) : (
                texts[key]
              )}
              {key === "width" && ", sin asas"}
            </td>
          </tr>
        ))}
        {/* An offer at a distance names the product's maker (regulation (EU) 2023/988, art. 19). */}
        {hasMaker && (
          <tr data-field="tienda.yaml legal">
            <th scope="row">Hecho por</th>
            <td>
              {legal.name}
              <br />
              {legal.address}
              <br />
              <a href={buildMailLink(shop.email)} data-field="tienda.yaml email">
                {shop.email}
              </a>
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
