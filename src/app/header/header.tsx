import { useEffect, useRef, useState } from "react";
import { shop } from "../../content";
import { ExternalLink } from "../../ui/external-link";
import { Icon } from "../../ui/icon";
import type { PageChange } from "../page-change";
import { hashes, type Route } from "../routes";
import { openAbout } from "../scroll-to-about";
import styles from "./header.module.css";
import { useScrollState } from "./use-scroll-state";

const links = [
  ["home", "Inicio"],
  ["novedades", "Novedades"],
  ["essentials", "Essentials"],
] as const satisfies [Route, string][];

/** Promo bar, wordmark and the seven items (SPEC 2); below 768 px the items are in a dropdown. */
export function Header({ page }: { page: PageChange }) {
  const { promoHidden, tight } = useScrollState();
  const [open, setOpen] = useState(false);
  const header = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!open) return;
    // The focus follows when the menu has been drawn: a visitor who taps sees it sooner.
    const drawn = requestAnimationFrame(() =>
      setTimeout(() => menu.current?.querySelector("a")?.focus({ preventScroll: true })),
    );
    const close = () => setOpen(false);
    const outside = ({ target }: Event) => {
      if (!header.current?.contains(target as Node)) close();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      close();
      toggle.current?.focus();
    };
    const wide = matchMedia("(min-width:768px)");
    document.addEventListener("pointerdown", outside);
    document.addEventListener("focusin", outside);
    document.addEventListener("keydown", onKey);
    wide.addEventListener("change", close);
    return () => {
      cancelAnimationFrame(drawn);
      document.removeEventListener("pointerdown", outside);
      document.removeEventListener("focusin", outside);
      document.removeEventListener("keydown", onKey);
      wide.removeEventListener("change", close);
    };
  }, [open]);

  const select = () => setOpen(false);

  return (
    <header
      ref={header}
      className={styles.header}
      data-promo-hidden={promoHidden || undefined}
      data-tight={tight || undefined}
    >
      <p className={styles.promo}>
        <Icon name="truck" />
        <span>Envío gratuito en todos los pedidos!</span>
      </p>
      <div className={styles.bar}>
        <a className={styles.wordmark} href={hashes.home} onClick={select}>
          {shop.brand}
        </a>
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          aria-label={open ? "Cerrar el menú" : "Abrir el menú"}
          aria-expanded={open}
          aria-controls="menu"
          onClick={() => setOpen(!open)}
          data-live
        >
          <Icon name={open ? "close" : "menu"} />
        </button>
        <div ref={menu} id="menu" className={styles.menu} data-open={open || undefined}>
          <nav className={styles.links} aria-label="Principal">
            {links.map(([route, label]) => (
              <a
                key={route}
                className={styles.item}
                href={hashes[route]}
                aria-current={page.wanted === route ? "page" : undefined}
                onClick={() => {
                  select();
                  // No other page will come to take the focus.
                  if (page.wanted === route) toggle.current?.focus();
                }}
                {...(route === "essentials" && { lang: "en" })}
              >
                {label}
              </a>
            ))}
          </nav>
          <div className={styles.actions}>
            <button
              type="button"
              className={styles.item}
              lang="en"
              onClick={() => {
                select();
                openAbout(page);
              }}
              data-live
            >
              About
            </button>
            <ExternalLink className={styles.social} href={shop.instagram}>
              <Icon name="instagram" />
              <span className={styles.socialName}>Instagram</span>
            </ExternalLink>
            <ExternalLink className={styles.social} href={shop.tiktok}>
              <Icon name="tiktok" />
              <span className={styles.socialName}>TikTok</span>
            </ExternalLink>
          </div>
        </div>
      </div>
    </header>
  );
}
