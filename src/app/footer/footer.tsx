import { LEGAL_PATH } from "../../../lib/paths";
import { listProfiles } from "../../../lib/profiles";
import { useContent } from "../../content";
import { YEAR_ID } from "../../page-contract";
import { ExternalLink } from "../../ui/external-link";
import { Brand } from "../brand";
import { MenuLink } from "../routing/route-link";
import { menuRoutes } from "../routing/routes";
import styles from "./footer.module.css";

/** Renders the footer of every page: brand, links to the screens and the legal notice, and profiles. */
export function Footer() {
  const { privacyNote, shop } = useContent();
  const shopProfiles = listProfiles(shop);
  return (
    <footer className={styles.footer} data-field="tienda.yaml instagram">
      <div className={styles.inner}>
        <div className={styles.brand}>
          <p className={styles.wordmark} data-field="tienda.yaml brand">
            <Brand />
          </p>
          {shop.tagline && <p data-field="tienda.yaml tagline">{shop.tagline}</p>}
        </div>
        <nav className={styles.column} aria-labelledby="tienda" data-field="tienda.yaml legal">
          <h2 id="tienda" data-field="">
            La tienda
          </h2>
          {menuRoutes.map((route) => (
            <MenuLink key={route} to={route} />
          ))}
          <a href="./#contacto" data-interactive>
            Contacto
          </a>
          {privacyNote && (
            <a href={LEGAL_PATH} data-interactive>
              Aviso legal y&nbsp;privacidad
            </a>
          )}
        </nav>
        {shopProfiles.length > 0 && (
          <div className={styles.column}>
            <h2 data-field="">Síguenos</h2>
            {shopProfiles.map(({ id, name, url }) => (
              <ExternalLink key={id} href={url} label={name} data-field={`tienda.yaml ${id}`} />
            ))}
          </div>
        )}
        <p className={styles.copyright} data-field="tienda.yaml brand">
          {"© "}
          <span id={YEAR_ID}>{new Date().getFullYear()}</span>
          {` ${shop.brand}. Todos los derechos reservados.`}
        </p>
      </div>
    </footer>
  );
}
