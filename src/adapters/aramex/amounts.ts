import { exponentOf, isCurrency, formatMoney, money, parseMoney, type PlainMoney } from '../../kernel/money.js';
import { wholeUnits } from '../../kernel/decimal.js';
import { CarrierFailure, type CarrierParcel } from '../../modules/carriers/adapter/index.js';
import { fieldsOf, textOf } from './fields.js';

/** An amount in Aramex's form: a JSON number of major units. */
export interface AramexAmount {
  readonly CurrencyCode: string;
  readonly Value: number;
}

/** Refuses amounts with more digits than a JSON number keeps. */
export function amountOf(amount: PlainMoney): AramexAmount {
  const value = JSON.parse(formatMoney(amount)) as number;
  if (parseMoney(value, amount.currency)?.minor !== amount.minor)
    throw new CarrierFailure('refused', `${formatMoney(amount)} ${amount.currency} has more digits than Aramex accepts.`);
  return { CurrencyCode: amount.currency, Value: value };
}

/**
 * Reads an amount. It is rounded to the currency's smallest unit, because Aramex calculates with binary fractions. Undefined unless it is a
 * number of a known currency.
 */
export function readAmount(given: unknown): PlainMoney | undefined {
  const fields = fieldsOf(given);
  const currency = textOf(fields?.['CurrencyCode'], 10).toUpperCase();
  if (!isCurrency(currency)) return undefined;
  const value = fields?.['Value'];
  if (typeof value === 'string') return parseMoney(value.trim(), currency);
  return typeof value === 'number' && Number.isFinite(value) ? money(wholeUnits(value, exponentOf(currency)), currency) : undefined;
}

export const kilograms = (grams: number): { readonly Unit: 'KG'; readonly Value: number } => ({ Unit: 'KG', Value: grams / 1000 });

interface Dimensions {
  readonly Length: number;
  readonly Width: number;
  readonly Height: number;
  readonly Unit: 'CM';
}

export const dimensionsOf = ({ box }: CarrierParcel): Dimensions | null =>
  box && { Length: box.lengthMm / 10, Width: box.widthMm / 10, Height: box.heightMm / 10, Unit: 'CM' };

export const totalGrams = (parcels: readonly CarrierParcel[]): number => parcels.reduce((sum, { weightG }) => sum + weightG, 0);
