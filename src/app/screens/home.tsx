import { useRef } from "react";
import { useContent } from "../../content";
import { BagGrid } from "../../features/bags/bag-grid";
import { ContactForm } from "../../features/contact/contact-form";
import { Hero } from "../../features/hero/hero";
import { mailLink, phoneLink, whatsappLink } from "../../lib/links";
import { ExternalLink } from "../../ui/external-link";
import { Icon } from "../../ui/icon";
import { Picture } from "../../ui/picture";
import { CollectionLink, RouteLink, useHref } from "../route-link";
import { ABOUT_ID } from "../routes";
import styles from "./home.module.css";

export function Home() {
  const { about, catalogue, emailAccount, shop, stitches } = useContent();
  const bagsRef = useRef<HTMLElement>(null);

  return (
    <>
      <Hero nextSection={bagsRef} newBagsHref={useHref("novedades")} />

      <section ref={bagsRef} className={styles.bags} role="group" aria-labelledby="destacados">
        <div className={`title-row ${styles.heading}`}>
          <h2 id="destacados" tabIndex={-1}>
            Productos Destacados
          </h2>
          <RouteLink
            to="novedades"
            className="text-link"
            aria-label="Ver todos los productos nuevos"
          >
            Ver todos
          </RouteLink>
        </div>
        <BagGrid bags={catalogue.filter(({ featured }) => featured)}>
          <CollectionLink collection="essentials" className="text-link" />
        </BagGrid>
      </section>
      {stitches && <Picture className={styles.stitches} picture={stitches} sizes="100vw" />}
      <section id={ABOUT_ID} className={styles.about} role="group" aria-labelledby="sobre">
        <Picture
          picture={about.photo}
          sizes="(min-width: 140em) 60em, (min-width: 110em) 48em, (min-width: 88em) 40em, (min-width: 64em) 46vw, (min-width: 48em) 44.8vw, calc(100vw - 2.5em)"
        />
        <div className={styles.aboutText}>
          <h2 id="sobre" tabIndex={-1}>
            Sobre Nosotros
          </h2>
          {about.paragraphs.map((paragraph, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the owner may repeat a paragraph.
            <p key={i}>{paragraph}</p>
          ))}
          {about.signature && <div className={styles.signature}>{about.signature}</div>}
        </div>
      </section>
      <section className={styles.contact} role="group" aria-labelledby="contacto">
        <div className={styles.details}>
          <h2 id="contacto" tabIndex={-1}>
            Contacto
          </h2>
          <p className={styles.question}>
            ¿Te gusta un bolso, buscas otro color o&nbsp;tienes una duda? Escríbenos.
          </p>
          {emailAccount && (
            <ExternalLink
              className="button"
              href={whatsappLink(shop.whatsapp)}
              label="Escribir por WhatsApp"
            >
              <Icon name="whatsapp" />
              Escribir por WhatsApp
            </ExternalLink>
          )}
          <address>
            <a href={mailLink(shop.email)}>{shop.email}</a>
            {shop.phone && <a href={phoneLink(shop.phone)}>{shop.phone}</a>}
            <span>{shop.location}</span>
          </address>
        </div>
        {emailAccount ? (
          <ContactForm account={emailAccount} />
        ) : (
          <div className={styles.ways}>
            <ExternalLink
              className="button button-filled"
              href={whatsappLink(shop.whatsapp)}
              label="Escríbenos por WhatsApp"
            />
            <a className="button" href={mailLink(shop.email)}>
              Escríbenos un correo
            </a>
          </div>
        )}
      </section>
    </>
  );
}
