/** Vendure keeps integers with the same number of decimals in every currency; shipgraph takes amounts with the decimals of each currency. */
export interface Unit {
  readonly currency: string;
  /** Decimals of Vendure's integers. */
  readonly precision: number;
}

export const toAmount = (minor: number, { currency, precision }: Unit): number =>
  Number((minor / 10 ** precision).toFixed(Math.min(precision, decimalsOf(currency))));

export const toMinor = (amount: number, { precision }: Unit): number => Number(amount.toFixed(precision).replace('.', ''));

const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
