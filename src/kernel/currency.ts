/** ISO 4217 alphabetic code, upper case. */
export type Currency = string;

/** Currencies whose minor unit is not 1/100; every other ISO 4217 currency has two decimals. */
const EXPONENTS: Readonly<Record<string, number>> = {
  ...Object.fromEntries('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ').map((c) => [c, 0])),
  ...Object.fromEntries('BHD IQD JOD KWD LYD OMR TND'.split(' ').map((c) => [c, 3])),
};

const ISO_4217: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

export const isCurrency = (code: string): boolean => ISO_4217.has(code);

/** Decimals of the currency in ISO 4217: JPY 0, USD 2, KWD 3. */
export const exponentOf = (currency: Currency): number => EXPONENTS[currency] ?? 2;

/** Minor units per major unit. */
export const minorPerMajor = (currency: Currency): bigint => 10n ** BigInt(exponentOf(currency));
