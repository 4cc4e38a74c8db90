import { useEffect } from "react";
import { buildWhatsappLink } from "../../../lib/links";
import { listProfiles } from "../../../lib/profiles";
import { useHydrated } from "../../browser/use-hydrated";
import { useContent } from "../../content";
import { ExternalLink } from "../../ui/external-link";
import { Icon } from "../../ui/icon";
import { Brand } from "../brand";
import { MenuLink, RouteLink } from "../routing/route-link";
import { ABOUT_ID, menuRoutes, type Route } from "../routing/routes";
import { enhanceHeader } from "./enhance-header";
import styles from "./header.module.css";

type HeaderProps = {
  /** The screen; on a bag's page, the bag's collection. */
  currentRoute?: Route | undefined;
  /** Scrolls to About. Only the app has it. */
  openAbout?: (() => void) | undefined;
};

/**
 * Renders promo bar, wordmark and menu, in narrow windows as a popover, and on paper the contact data. The wordmark is
 * rendered twice, so that source order and visual order match at both widths.
 */
export function Header({ currentRoute, openAbout }: HeaderProps) {
  const { shop } = useContent();
  useEffect(enhanceHeader, []);

  // Twelve letters fit on one line of a phone's bar.
  const isLong = !shop.logo && shop.brand.length > 12;
  // On a bag's page the current item is the bag's collection, not the page itself.
  const currentItem = openAbout ? "page" : "true";
  const renderWordmark = (className: string | undefined) => (
    <RouteLink to="home" className={`${styles.wordmark} ${className}`}>
      <Brand />
    </RouteLink>
  );

  return (
    <header className={styles.header} data-field="tienda.yaml brand">
      {shop.promo && (
        <p className={styles.promo} data-field="tienda.yaml promo">
          {shop.hasShippingPromo && <Icon name="truck" />}
          <span>{shop.promo}</span>
        </p>
      )}
      <div className={styles.bar}>
        <button
          type="button"
          className={styles.toggle}
          popoverTarget="menu"
          aria-label="Menú"
          data-interactive
        >
          <Icon name="menu" />
          <Icon name="close" />
        </button>
        {renderWordmark(`${styles.narrow} ${isLong ? styles.long : ""}`)}
        <div id="menu" className={styles.menu} popover="auto">
          <nav className={styles.links} aria-label="Principal">
            {menuRoutes.map((route) => (
              <MenuLink
                key={route}
                to={route}
                className={styles.item}
                aria-current={currentRoute === route ? currentItem : undefined}
                data-interactive
              />
            ))}
          </nav>
          {renderWordmark(styles.wide)}
          <div className={styles.actions} data-field="tienda.yaml instagram">
            <AboutLink openAbout={openAbout} />
            {listProfiles(shop).map(({ id, name, url }) => (
              <ExternalLink key={id} className={styles.social} href={url} icon={id} label={name} />
            ))}
            <ExternalLink
              className={`button ${styles.whatsapp}`}
              href={buildWhatsappLink(shop.whatsapp)}
              icon="whatsapp"
              label="WhatsApp"
              data-field="tienda.yaml whatsapp"
            />
          </div>
        </div>
      </div>
      <address className={styles.letterhead}>
        {[shop.location, shop.phone ?? shop.whatsapp, shop.url?.replace(/^https:\/\/|\/$/g, "")]
          .filter(Boolean)
          .join(" · ")}
      </address>
    </header>
  );
}

/**
 * Renders a link to About, if Home has that section; in the hydrated app, a button. In the app's pages the link contains
 * `?` and reloads the page: without script the open menu would otherwise cover the section.
 */
function AboutLink({ openAbout }: Pick<HeaderProps, "openAbout">) {
  const { about } = useContent();
  const isHydrated = useHydrated();
  if (!about) return null;
  const props = { className: styles.item, lang: "en", children: "About" };
  return isHydrated && openAbout ? (
    <button {...props} type="button" onClick={openAbout} data-interactive />
  ) : (
    <a {...props} href={`./${openAbout ? "?" : ""}#${ABOUT_ID}`} data-interactive />
  );
}
