import { Component, type ReactNode } from "react";
import { mailLink, whatsappLink } from "../lib/links";
import { ExternalLink } from "./external-link";

type ErrorBoundaryProps = {
  children: ReactNode;
  /** Where a visitor can write instead: an e-mail address and a number for WhatsApp. */
  contact: { email: string; whatsapp: string };
  /** True around a whole screen, whose place and heading the message takes. */
  screen?: boolean;
};

/**
 * Where a part of the page cannot be drawn, says so and offers WhatsApp and e-mail; the rest of the
 * page stays. React writes what has happened to the console.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  // Written out, not as class fields: those bring 0.3 kB of helpers for older browsers.
  constructor(props: ErrorBoundaryProps) {
    super(props);
    this.state = { failed: false };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const { contact, screen = false } = this.props;
    const Heading = screen ? "h1" : "p";
    return (
      <div className={screen ? "simple-page" : "broken"} role="alert">
        <Heading tabIndex={-1}>Algo no ha ido bien</Heading>
        <p>{`No podemos mostrar esta ${screen ? "página" : "parte de la página"}. Escríbenos y te atendemos encantados:`}</p>
        <p>
          <ExternalLink href={whatsappLink(contact.whatsapp)}>WhatsApp</ExternalLink>
          {" · "}
          <a href={mailLink(contact.email)}>{contact.email}</a>
        </p>
      </div>
    );
  }
}
