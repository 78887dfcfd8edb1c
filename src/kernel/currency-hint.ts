import { problem, type FieldProblem } from './field-errors.js';

/** Common names for some currencies. */
const COLLOQUIAL: Readonly<Record<string, string>> = {
  DH: 'AED',
  DHS: 'AED',
  DIRHAM: 'AED',
  DIRHAMS: 'AED',
  SR: 'SAR',
  $: 'USD',
  US$: 'USD',
  DOLLAR: 'USD',
  DOLLARS: 'USD',
  '€': 'EUR',
  EUROS: 'EUR',
  '£': 'GBP',
};

const names = new Intl.DisplayNames('en', { type: 'currency' });

const CODES: ReadonlyMap<string, string> = new Map([
  ...Intl.supportedValuesOf('currency').map((code) => [(names.of(code) ?? code).toUpperCase(), code] as const),
  ...Object.entries(COLLOQUIAL),
]);

const MAX_NAME = 60;

/** Describes what is wrong with a currency code, and suggests the intended one if possible. */
export function currencyProblem(given: string): FieldProblem {
  const meant = given.length > MAX_NAME ? undefined : CODES.get(given.trim().replaceAll('.', '').toUpperCase());
  return meant === undefined ? problem('currencyCodeSuch', { example: 'USD' }) : problem('notCurrencyCode', { given: given.trim(), meant });
}
