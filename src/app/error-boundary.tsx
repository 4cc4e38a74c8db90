import { Component, type ReactNode } from "react";
import { ContactAlternatives } from "../features/contact/contact-alternatives";

type ErrorBoundaryProps = {
  children: ReactNode;
  /** Replaces children that throw. React logs the error. */
  fallback?: ReactNode;
};

export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasError: boolean }> {
  override state = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override render() {
    return this.state.hasError ? this.props.fallback : this.props.children;
  }
}

/** Replaces a screen that has crashed, and names the contact. */
export const ErrorScreen = () => (
  <div className="simple-page" role="alert">
    <div>
      <h1 tabIndex={-1}>Algo no ha ido bien</h1>
      <p>
        {"No podemos mostrar esta página. "}
        <ContactAlternatives />
      </p>
    </div>
  </div>
);
