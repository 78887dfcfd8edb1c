/** Shipgraph refuses amounts with more decimals than their currency has, so they are rounded here. */
export function rounded(amount: number, currency: string): number {
  const factor = 10 ** decimalsOf(currency);
  // 1.005 is 1.00499999 in binary.
  return Math.round((amount + Number.EPSILON * amount) * factor) / factor;
}

const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** Amounts of Medusa are numbers, texts or objects that convert to numbers, depending on where they were read. */
export const numberOf = (amount: unknown): number => {
  const number = Number(amount ?? 0);
  return Number.isFinite(number) ? number : 0;
};
