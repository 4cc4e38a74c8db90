import { Component, createContext, type ReactNode, useContext } from "react";
import { mailLink, whatsappLink } from "../lib/links";
import { ExternalLink } from "./external-link";

/** Where a visitor can write while something is broken: an e-mail address and a number for WhatsApp. */
export const ContactContext = createContext({ email: "", whatsapp: "" });

/** In the place of a screen the message is the heading of the page. */
const PARTS = {
  screen: { className: "simple-page", Heading: "h1", words: "página" },
  part: { className: "broken", Heading: "p", words: "parte de la página" },
} as const;

type ErrorBoundaryProps = {
  children: ReactNode;
  around?: keyof typeof PARTS;
};

/** In the place of a part of the page that throws: offers WhatsApp and e-mail. React logs the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  // Not class fields, for which the build adds 0.3 kB of helpers for the floor's browsers.
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
