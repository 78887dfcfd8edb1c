/** The message of an error as part of a sentence, without the period at its end. An error without a message is named by its code. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as { readonly code?: unknown };
  return error.message.replace(/\.$/, '') || (typeof code === 'string' ? code : error.name);
}
