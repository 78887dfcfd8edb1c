/** The last group of an id: random, and short enough to be typed into the form of a bank. */
const LENGTH = 12;

/** What a bank transfer of a seller quotes, such as TOPUP-4F2A9B7C31DE. */
export const topUpReferenceOf = (sellerId: string): string => `TOPUP-${sellerId.slice(-LENGTH).toUpperCase()}`;

/** The end of the seller's id in such a reference, as banks print it; null in any other text. */
export function endOfIdIn(text: string): string | null {
  const [, end] = /^TOPUP([0-9A-F]{12})$/.exec(text.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase()) ?? [];
  return end?.toLowerCase() ?? null;
}
