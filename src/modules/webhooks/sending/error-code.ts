/** The code that Node and its libraries put on what they throw, or an empty text. */
export const codeOf = (cause: unknown): string =>
  typeof cause === 'object' && cause !== null && 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
