import type { Bag } from "../../content";
import { describeDimensions } from "../../lib/dimensions";
import styles from "./bag-details.module.css";

export function BagDetails({ bag: { name, details = {} } }: { bag: Bag }) {
  const { color, material, lining, closing, fits, care, making } = details;
  const dimensions = describeDimensions(details);
  const rows = [
    ["Medidas", dimensions && `${dimensions}, sin asas`],
    ["Color", color],
    ["Material", material],
    ["Forro", lining],
    ["Cierre", closing],
    ["Qué cabe", fits],
    ["Cuidados", care],
    ["Elaboración", making],
  ].filter(([, value]) => value);
  if (rows.length === 0) return null;
  return (
    <table className={styles.details}>
      <caption className="visually-hidden">Detalles de {name}</caption>
      <tbody>
        {rows.map(([label, value]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
