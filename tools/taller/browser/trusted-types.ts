declare global {
  interface Window {
    DOMPurify?: { sanitize(markup: string): string };
    /** Where the browser has Trusted Types. */
    trustedTypes?: {
      createPolicy(name: string, rules: Record<string, (text: string) => string>): unknown;
    };
  }
}

/** A script may come from here alone. */
function ownScript(address: string): string {
  if (new URL(address, location.href).origin !== location.origin) throw new TypeError(address);
  return address;
}

/**
 * The package writes markup of its own making as plain text, which the policy would not let it: here it
 * may, but for what could run.
 */
export const allowMarkup = (): void => {
  window.trustedTypes?.createPolicy("default", {
    createHTML: (markup) =>
      /<script|\son\w+=|javascript:/i.test(markup)
        ? (window.DOMPurify?.sanitize(markup) ?? "")
        : markup,
    createScriptURL: ownScript,
  });
};
