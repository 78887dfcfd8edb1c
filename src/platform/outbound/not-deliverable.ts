/** A failure found before or around the connection, not reported by it. Its message is shown to the owner of the address. */
export class NotDeliverable extends Error {
  override readonly name = 'NotDeliverable';

  constructor(
    readonly kind: 'timeout' | 'dns' | 'blocked' | 'protocol',
    message: string,
  ) {
    super(message);
  }
}

/** The `code` of a Node error, or an empty string. */
export const codeOf = (cause: unknown): string =>
  typeof cause === 'object' && cause !== null && 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
