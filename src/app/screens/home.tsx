import { collectionIds, collections } from "../../../lib/collections";
import { buildMailLink, buildPhoneLink, buildWhatsappLink } from "../../../lib/links";
import type { PictureSource } from "../../../lib/picture";
import { type AppContent, type Bag, useContent } from "../../content";
import { BagGrid } from "../../features/bags/bag-grid";
import { ContactForm } from "../../features/contact/contact-form";
import { Hero } from "../../features/hero/hero";
import { ExternalLink } from "../../ui/external-link";
import { buildSizes, formatSizes, Picture, WINDOW_WIDTH } from "../../ui/picture";
import { CollectionLink, RouteLink } from "../routing/route-link";
import { ABOUT_ID } from "../routing/routes";
import styles from "./home.module.css";

const [mainCollection, ...otherCollections] = collectionIds;

/** Returns the CSS `sizes` of the stitches, which fill a low band: home.module.css sets its height. */
const buildStitchesSizes = ({ width, height }: PictureSource): string => {
  const ratio = (width / height).toFixed(2);
  return formatSizes([["", `max(${WINDOW_WIDTH}, ${ratio} * min(max(22em, 46vw), 60vh))`]]);
};

/** Returns the featured bags or, if there are none, the first three. */
export function listHomeBags({ catalogue }: AppContent): readonly Bag[] {
  const featured = catalogue.filter((bag) => bag.featured);
  return featured.length > 0 ? featured : catalogue.slice(0, 3);
}

/** Renders Home: cover, featured bags, stitches, About and contact. */
export function Home() {
  const content = useContent();
  const { about, catalogue, emailAccount, hero, shop, stitches } = content;
  return (
    <>
      <Hero>
        <RouteLink to={mainCollection} className="text-link" data-interactive>
          {`Ver ${collections[mainCollection].name.toLowerCase()}`}
        </RouteLink>
      </Hero>
      {catalogue.length === 0 ? (
        <p className={styles.empty} data-field="tienda.yaml empty">
          {shop.empty}
        </p>
      ) : (
        <section className={styles.bags} role="group" aria-labelledby="destacados">
          <div className={`title-row ${styles.heading}`}>
            <h2 id="destacados" tabIndex={-1}>
              Productos Destacados
            </h2>
            <div className="link-row">
              <RouteLink
                to={mainCollection}
                className="text-link"
                aria-label={`Ver todos: ${collections[mainCollection].name}`}
                data-interactive
              >
                Ver todos
              </RouteLink>
              {otherCollections.map((id) => (
                <CollectionLink key={id} collection={id} className="text-link" />
              ))}
            </div>
          </div>
          {/* Without a photo above, the first card is visible before scrolling. */}
          <BagGrid bags={listHomeBags(content)} isFirstEager={!hero} />
        </section>
      )}
      {stitches && (
        <Picture
          className={styles.stitches}
          picture={stitches}
          sizes={buildStitchesSizes(stitches)}
          data-field="portada.yaml stitches"
        />
      )}
      {about && (
        <section id={ABOUT_ID} className={styles.about} role="group" aria-labelledby="sobre">
          {about.photo && (
            <Picture
              picture={about.photo}
              sizes={buildSizes(1, 2)}
              data-field="nosotros.yaml photo"
            />
          )}
          <div className={styles.aboutText} data-field="nosotros.yaml paragraphs">
            <h2 id="sobre" tabIndex={-1} data-field="nosotros.yaml title">
              {about.title ?? "Sobre Nosotros"}
            </h2>
            {about.paragraphs?.map((paragraph, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the owner may repeat a paragraph.
              <p key={i} data-field={`nosotros.yaml paragraphs.${i}`}>
                {paragraph}
              </p>
            ))}
            {about.signature && (
              <div className={styles.signature} data-field="nosotros.yaml signature">
                {about.signature}
              </div>
            )}
          </div>
        </section>
      )}
      <section className={styles.contact} role="group" aria-labelledby="contacto">
        <div className={styles.details} data-field="tienda.yaml whatsapp">
          <h2 id="contacto" tabIndex={-1} data-field="">
            Contacto
          </h2>
          <p className={styles.question}>
            {catalogue.length === 0
              ? "¿Tienes una duda? Escríbenos."
              : `¿Te gusta algo${shop.hasYarns ? ", buscas otro color" : ""} o\u00a0tienes una duda? Escríbenos.`}
          </p>
          <ExternalLink
            className={emailAccount ? "button" : "button button-filled"}
            href={buildWhatsappLink(shop.whatsapp)}
            icon="whatsapp"
            label="Escribir por WhatsApp"
          />
          <address data-field="tienda.yaml email">
            <a href={buildMailLink(shop.email)}>{shop.email}</a>
            {shop.phone && (
              <a href={buildPhoneLink(shop.phone)} data-field="tienda.yaml phone">
                {shop.phone}
              </a>
            )}
            {shop.location && <span data-field="tienda.yaml location">{shop.location}</span>}
          </address>
        </div>
        {emailAccount && <ContactForm account={emailAccount} />}
      </section>
    </>
  );
}
