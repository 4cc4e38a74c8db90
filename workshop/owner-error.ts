/** An error whose message is a Spanish sentence for the owner. No other error's message is shown. */
export class OwnerError extends Error {}

/** Returns an error's message if it is written for the owner, and otherwise another one. */
export const describeError = (error: unknown, otherwise: string): string =>
  error instanceof OwnerError ? error.message : otherwise;
