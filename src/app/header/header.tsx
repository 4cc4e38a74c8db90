import { useEffect, useRef } from "react";
import { useHydrated } from "../../browser/use-hydrated";
import { shop } from "../../content";
import { whatsappLink } from "../../lib/links";
import { ExternalLink } from "../../ui/external-link";
import { Icon } from "../../ui/icon";
import { Brand } from "../brand";
import { collections } from "../collections";
import { RouteLink } from "../route-link";
import type { Route } from "../routes";
import { ABOUT_ID, openAbout } from "../sections";
import { enhanceHeader } from "./enhance-header";
import styles from "./header.module.css";

const links = [
  ["home", "Inicio"],
  ["novedades", collections.novedades.name],
  ["essentials", collections.essentials.name],
] as const satisfies [Route, string][];

type HeaderProps = {
  currentRoute?: Route;
  /** The page is a part of the current screen: a bag of a shelf. */
  isSubpage?: boolean;
};

/**
 * Promo bar, wordmark and the items; in narrow windows the items are a popover (header.module.css). The order of the
 * elements is the order in which they are seen: hence a wordmark for either width.
 */
export function Header({ currentRoute, isSubpage = false }: HeaderProps) {
  const headerRef = useRef<HTMLElement>(null);
  useEffect(() => (headerRef.current ? enhanceHeader(headerRef.current) : undefined), []);

  // Twelve letters have room on one line of a phone's bar.
  const isLong = !shop.logo && shop.brand.length > 12;
  const renderWordmark = (className: string | undefined) => (
    <RouteLink to="home" className={`${styles.wordmark} ${className}`}>
      <Brand />
    </RouteLink>
  );

  return (
    <header ref={headerRef} className={styles.header}>
      <p className={styles.promo}>
        {(!shop.promo || /env[ií][oa]|entrega/i.test(shop.promo)) && <Icon name="truck" />}
        <span>{shop.promo || "Envío gratuito en todos los pedidos!"}</span>
      </p>
      <div className={styles.bar}>
        <button type="button" className={styles.toggle} popoverTarget="menu" aria-label="Menú">
          <Icon name="menu" />
          <Icon name="close" />
        </button>
        {renderWordmark(`${styles.narrow} ${isLong ? styles.long : ""}`)}
        <div id="menu" className={styles.menu} popover="auto">
          <nav className={styles.links} aria-label="Principal">
            {links.map(([route, label]) => (
              <RouteLink
                key={route}
                to={route}
                className={styles.item}
                aria-current={currentRoute === route ? (isSubpage ? "true" : "page") : undefined}
                lang={route === "essentials" ? "en" : undefined}
              >
                {label}
              </RouteLink>
            ))}
          </nav>
          {renderWordmark(styles.wide)}
          <div className={styles.actions}>
            <AboutLink isHydratedPage={currentRoute !== undefined && !isSubpage} />
            {shop.instagram && (
              <ExternalLink className={styles.social} href={shop.instagram}>
                <Icon name="instagram" />
                <span className={styles.socialName}>Instagram</span>
              </ExternalLink>
            )}
            {shop.tiktok && (
              <ExternalLink className={styles.social} href={shop.tiktok}>
                <Icon name="tiktok" />
                <span className={styles.socialName}>TikTok</span>
              </ExternalLink>
            )}
            <ExternalLink
              className={`button ${styles.whatsapp}`}
              href={whatsappLink(shop.whatsapp)}
            >
              <Icon name="whatsapp" />
              <span>WhatsApp</span>
            </ExternalLink>
          </div>
        </div>
      </div>
    </header>
  );
}

/**
 * A link to its section until hydration, then a button. In the shop's own documents the link has a `?`, which loads the
 * document anew: without script an open menu would stay over the section.
 */
const AboutLink = ({ isHydratedPage }: { isHydratedPage: boolean }) =>
  useHydrated() ? (
    <button type="button" className={styles.item} lang="en" onClick={openAbout}>
      About
    </button>
  ) : (
    <a className={styles.item} lang="en" href={`./${isHydratedPage ? "?" : ""}#${ABOUT_ID}`}>
      About
    </a>
  );
