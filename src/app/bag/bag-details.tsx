import { describeDimensions } from "../../../lib/dimensions";
import type { Bag } from "../../content";
import styles from "./bag-details.module.css";

export function BagDetails({ bag: { name, details = {} } }: { bag: Bag }) {
  const { handle, color, material, lining, closing, fits, care, making } = details;
  const dimensions = describeDimensions(details);
  const rows = [
    ["width", "Medidas", dimensions && `${dimensions}, sin asas`],
    ["handle", "Asa", handle],
    ["color", "Color", color],
    ["material", "Material", material],
    ["lining", "Forro", lining],
    ["closing", "Cierre", closing],
    ["fits", "Qué cabe", fits],
    ["care", "Cuidados", care],
    ["making", "Elaboración", making],
  ].filter(([, , value]) => value);
  if (rows.length === 0) return null;
  return (
    <table className={styles.details}>
      <caption className="visually-hidden">Detalles de {name}</caption>
      <tbody>
        {rows.map(([key, label, value]) => (
          <tr key={key} data-field={`bolso.yaml details.${key}`}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
