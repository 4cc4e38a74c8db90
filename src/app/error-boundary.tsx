import { Component, type ReactNode } from "react";
import { shop } from "../lib/content";
import { mailLink, whatsappLink } from "../lib/links";
import { ExternalLink } from "../ui/external-link";

/** Where a screen cannot be drawn, says so and offers WhatsApp and e-mail; the rest of the page stays. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  // Written out, not as class fields: those bring 700 bytes of helpers for older browsers.
  constructor(props: { children: ReactNode }) {
    super(props);
    this.state = { failed: false };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <section className="simple-page" role="alert">
        <h1 tabIndex={-1}>Algo no ha ido bien</h1>
        <p>No podemos mostrar esta página. Escríbenos y te atendemos encantados:</p>
        <p>
          <ExternalLink href={whatsappLink(shop.whatsapp)}>WhatsApp</ExternalLink>
          {" · "}
          <a href={mailLink(shop.email)}>{shop.email}</a>
        </p>
      </section>
    );
  }
}
