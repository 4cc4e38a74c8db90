import { buildMailLink } from "../../lib/links";
import { mailProvider } from "../../lib/mail-provider";
import { describeShipping } from "../../lib/shipping";
import { useFullContent } from "../content";
import styles from "./legal-notice.module.css";

export const LEGAL_TITLE = "Aviso legal y privacidad";

/** Renders the legal and privacy notice of a sole trader (LSSI art. 10, RGPD art. 13, TRLGDCU arts. 97 and 102). */
export function LegalNotice() {
  const { shop, legal, catalogue, emailAccount } = useFullContent();
  const hasMarketplace = catalogue.some(({ amazonUrl }) => amazonUrl);
  // A seller who says nothing about it pays for a return (TRLGDCU art. 108).
  const payer = shop.delivery?.returnCost === "customer" ? "lo pagas tú" : "lo pagamos nosotros";
  const mail = <a href={buildMailLink(shop.email)}>{shop.email}</a>;
  return (
    <div className={styles.notice} data-field="">
      <h1>{LEGAL_TITLE}</h1>
      <h2>{`Quién está detrás de ${shop.brand}`}</h2>
      <p data-field="tienda.yaml legal">
        {`Titular: ${legal.name}`}
        <br />
        {`NIF: ${legal.nif}`}
        <br />
        {`Domicilio: ${legal.address}`}
        <br />
        {"Correo electrónico: "}
        {mail}
        <br />
        {shop.phone ? `Teléfono: ${shop.phone}` : `WhatsApp: ${shop.whatsapp}`}
      </p>
      <p>
        Estos datos se facilitan en cumplimiento del artículo 10 de la Ley 34/2002, de servicios de
        la sociedad de la información y de comercio electrónico (LSSI).
      </p>
      <h2>Precios, pedidos y devoluciones</h2>
      <p>
        {`Esta web es un escaparate: los pedidos se acuerdan por WhatsApp o por correo${hasMarketplace ? ", o se hacen en la tienda externa que enlazan algunos productos, con sus propias condiciones" : ""}. ${describeShipping(shop).legal}. Antes de cobrar confirmamos contigo el producto, el precio y el plazo de entrega.`}
      </p>
      {/* How to withdraw (TRLGDCU art. 97.1.i). */}
      <p data-field="tienda.yaml delivery">
        {
          "Si compras a distancia como consumidor, puedes desistir en los 14 días naturales siguientes a la entrega, sin dar explicaciones. Basta con enviarnos, por WhatsApp o a "
        }
        {mail}
        {`, una frase como esta: «Desisto de la compra de (nombre del producto), que recibí el (fecha). (Tu nombre y tu domicilio)». El envío de vuelta ${payer}. Quedan fuera los productos hechos a tu medida o claramente personalizados.`}
      </p>
      {/* The legal guarantee (TRLGDCU art. 120). */}
      <p>
        Todos los productos tienen la garantía legal de conformidad, de tres años desde la entrega.
      </p>
      <h2>Uso de la web</h2>
      <p>
        {`Los textos, las fotografías y los diseños son de ${legal.name} o se usan con permiso, y no se pueden reproducir con fines comerciales sin autorización. Los enlaces a otros sitios llevan a páginas que no controlamos. A esta web se le aplica la ley española.`}
      </p>
      <h2>Privacidad</h2>
      <p>{`Responsable del tratamiento: ${legal.name}, con los datos de contacto de arriba.`}</p>
      <p>
        {`Qué datos y para qué: ${emailAccount ? "el nombre, el correo y el mensaje que escribes en el formulario, y " : ""}lo que nos cuentas por WhatsApp o por correo. Los usamos solo para responderte y, si haces un pedido, para prepararlo.`}
      </p>
      <p>
        Base jurídica: tu consentimiento al escribirnos y la aplicación de medidas previas a un
        contrato, o el contrato mismo si haces un pedido (artículo 6.1, letras a y b, del Reglamento
        General de Protección de Datos).
      </p>
      <p>
        {`Quién los recibe: ${emailAccount ? `${mailProvider.name}, que envía el formulario, y ` : ""}los proveedores de nuestro correo y de WhatsApp. Los tratan por encargo nuestro o como responsables propios, y pueden hacerlo fuera del Espacio Económico Europeo con las garantías que exige el Reglamento. No los cedemos a nadie más, salvo obligación legal.`}
      </p>
      <p>
        Cuánto tiempo: mientras dure la conversación y, como mucho, un año después; los de un
        pedido, los años que exigen las leyes fiscales y mercantiles.
      </p>
      <p>
        Tus derechos: puedes pedir acceso a tus datos, su rectificación, supresión, limitación o
        portabilidad, oponerte a su uso y retirar tu consentimiento escribiendo a {mail}. Si crees
        que no los tratamos bien, puedes reclamar ante la Agencia Española de Protección de Datos
        (www.aepd.es).
      </p>
      <p>
        {`Cookies: no usamos ninguna, ni medimos tus visitas.${emailAccount ? " El borrador de tu mensaje se guarda solo en tu navegador, hasta que lo envías o cierras la pestaña." : ""}`}
      </p>
    </div>
  );
}
