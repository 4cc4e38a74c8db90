import { Component, createContext, type ReactNode, useContext } from "react";
import { mailLink, whatsappLink } from "../lib/links";
import { ExternalLink } from "./external-link";

/** Where a visitor can write while something is broken: an e-mail address and a number for WhatsApp. */
export const ContactContext = createContext({ email: "", whatsapp: "" });

/** What may break by itself. In the place of a screen the message is the heading of the page. */
const PARTS = {
  screen: { className: "simple-page", Heading: "h1", words: "página" },
  part: { className: "broken", Heading: "p", words: "parte de la página" },
} as const;

type ErrorBoundaryProps = {
  children: ReactNode;
  around?: keyof typeof PARTS;
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
    const { children, around = "part" } = this.props;
    return this.state.failed ? <Broken around={around} /> : children;
  }
}

function Broken({ around }: Required<Pick<ErrorBoundaryProps, "around">>) {
  const { email, whatsapp } = useContext(ContactContext);
  const { className, Heading, words } = PARTS[around];
  return (
    <div className={className} role="alert">
      <Heading tabIndex={-1}>Algo no ha ido bien</Heading>
      <p>{`No podemos mostrar esta ${words}. Escríbenos y te atendemos encantados:`}</p>
      <p>
        <ExternalLink href={whatsappLink(whatsapp)}>WhatsApp</ExternalLink>
        {" · "}
        <a href={mailLink(email)}>{email}</a>
      </p>
    </div>
  );
}
