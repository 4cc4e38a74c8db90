import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { hasLogo, hasPromo, hasTikTok, shop } from "../../content";
import { ExternalLink } from "../../ui/external-link";
import { Icon } from "../../ui/icon";
import { Logo } from "../logo";
import type { PageChange } from "../page-change";
import { hashes, pages, type Route } from "../routes";
import { ABOUT, openAbout } from "../scroll-to-about";
import { shelves } from "../shelves";
import styles from "./header.module.css";
import { useHandover } from "./use-handover";
import { useScrollState } from "./use-scroll-state";

/** The windows that have room for all items: header.module.css. */
const WIDE = "(min-width:48em)";
const OPEN = "Abrir el menú";
const CLOSE = "Cerrar el menú";

const links = [
  ["home", "Inicio"],
  ["novedades", shelves.novedades.name],
  ["essentials", shelves.essentials.name],
] as const satisfies [Route, string][];

/**
 * Promo bar, wordmark and the six items (SPEC 2); below 768 px, which grow with the browser's text size
 * (48em), the items are in a dropdown. Until the app is there a `<details>` opens that, and About is a link
 * to its section.
 */
export function Header({ page }: { page: PageChange }) {
  const { promoHidden, tight } = useScrollState();
  const [open, setOpen] = useState(false);
  const header = useRef<HTMLElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const { hydrated, early: details, button: toggle } = useHandover<HTMLDetailsElement>();
  const { early: aboutLink, button: about } = useHandover<HTMLAnchorElement>();

  // What has been opened before stays open, where the window still has a menu.
  useLayoutEffect(() => {
    if (details.current?.open && !matchMedia(WIDE).matches) setOpen(true);
  }, [details]);

  useEffect(() => {
    if (!open) return;
    // The focus follows when the menu has been drawn: a visitor who taps sees it sooner.
    let enter: ReturnType<typeof setTimeout> | undefined;
    const drawn = requestAnimationFrame(() => {
      enter = setTimeout(() => {
        if (menu.current?.contains(document.activeElement)) return;
        menu.current?.scrollTo(0, 0);
        menu.current?.querySelector("a")?.focus({ preventScroll: true });
      });
    });
    const close = () => setOpen(false);
    const outside = ({ target }: Event) => {
      if (!header.current?.contains(target as Node)) close();
    };
    const chosen = ({ target }: Event) => {
      if (!(target as Element).closest("#menu a,#menu button")) return;
      close();
      // Until a title takes it, unless one has; and for good where a profile opens beside the page.
      if (menu.current?.contains(document.activeElement)) toggle.current?.focus();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      close();
      toggle.current?.focus();
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("pointerdown", outside, { signal });
    document.addEventListener("focusin", outside, { signal });
    document.addEventListener("click", chosen, { signal });
    document.addEventListener("keydown", onKey, { signal });
    matchMedia(WIDE).addEventListener("change", close, { signal });
    // The browser's Back leads to another screen, which should be seen then. Not at `hashchange`: where
    // nothing fades the screen comes with that, and leaves an open menu the focus.
    addEventListener("popstate", close, { signal });
    return () => {
      cancelAnimationFrame(drawn);
      // Still fading, a closed menu would take the focus along.
      clearTimeout(enter);
      listening.abort();
    };
  }, [open, toggle]);

  const items = (addresses: Readonly<Record<keyof typeof hashes, string>>) =>
    links.map(([route, label]) => (
      <a
        key={route}
        className={styles.item}
        href={addresses[route]}
        aria-current={page.wanted === route ? "page" : undefined}
        lang={route === "essentials" ? "en" : undefined}
      >
        {label}
      </a>
    ));

  return (
    <header
      ref={header}
      className={styles.header}
      data-promo-hidden={promoHidden || undefined}
      data-tight={tight || undefined}
    >
      <p className={styles.promo}>
        <Icon name="truck" />
        <span>{(hasPromo && shop.promo) || "Envío gratuito en todos los pedidos!"}</span>
      </p>
      <div className={styles.bar}>
        <a className={styles.wordmark} href={hashes.home} onClick={() => setOpen(false)}>
          {hasLogo ? <Logo>{shop.brand}</Logo> : shop.brand}
        </a>
        {hydrated ? (
          <button
            ref={toggle}
            type="button"
            className={styles.toggle}
            aria-label={open ? CLOSE : OPEN}
            aria-expanded={open}
            aria-controls="menu"
            onClick={() => setOpen(!open)}
          >
            <Icon name={open ? "close" : "menu"} />
          </button>
        ) : (
          // What a visitor has opened is no mistake of the prerender's.
          <details ref={details} className={styles.early} suppressHydrationWarning>
            <summary className={styles.toggle}>
              <span className={styles.closed}>
                <span className="visually-hidden">{OPEN}</span>
                <Icon name="menu" />
              </span>
              <span className={styles.opened}>
                <span className="visually-hidden">{CLOSE}</span>
                <Icon name="close" />
              </span>
            </summary>
          </details>
        )}
        <div ref={menu} id="menu" className={styles.menu} data-open={open || undefined}>
          <nav className={styles.links} aria-label="Principal">
            {items(hashes)}
            <noscript>{items(pages)}</noscript>
          </nav>
          <div className={styles.actions}>
            {hydrated ? (
              <button
                ref={about}
                type="button"
                className={styles.item}
                lang="en"
                onClick={openAbout}
              >
                About
              </button>
            ) : (
              <a ref={aboutLink} className={styles.item} lang="en" href={`#${ABOUT}`}>
                About
              </a>
            )}
            <ExternalLink className={styles.social} href={shop.instagram}>
              <Icon name="instagram" />
              <span className={styles.socialName}>Instagram</span>
            </ExternalLink>
            {hasTikTok && (
              <ExternalLink className={styles.social} href={shop.tiktok}>
                <Icon name="tiktok" />
                <span className={styles.socialName}>TikTok</span>
              </ExternalLink>
            )}
          </div>
        </div>
      </div>
    </header>
  );
}
