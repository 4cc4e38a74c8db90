import { useContent } from "../../content";
import styles from "./how-to-order.module.css";

/** Renders the owner's steps to order, and a link to the contact. */
export function HowToOrder() {
  return (
    <div>
      {/* Without `role` VoiceOver does not announce a list with `list-style: none`. */}
      <ol role="list" className={styles.steps}>
        {useContent().shop.howToOrder?.map(({ title, text }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the owner may repeat a title.
          <li key={i} data-field={`tienda.yaml howToOrder.${i}.text`}>
            <b data-field={`tienda.yaml howToOrder.${i}.title`}>{title}</b> {text}
          </li>
        ))}
      </ol>
      <a className={`text-link ${styles.contact}`} href="./#contacto" data-interactive>
        Escríbenos en Contacto
      </a>
    </div>
  );
}
