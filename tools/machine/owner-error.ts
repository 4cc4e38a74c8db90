/** An error in words for the owner: where in the code it arose says nothing to her. */
export class OwnerError extends Error {
  constructor(message: string) {
    super(message);
    this.stack = message;
  }
}
