import type { OrderImportDefaultsInput } from '../../schema-types.generated.js';

/** What to assume where a file says nothing, as typed. */
export interface Assumed {
  readonly grams: string;
  readonly length: string;
  readonly width: string;
  readonly height: string;
  readonly currency: string;
  readonly countryCode: string;
  readonly address: string;
  readonly city: string;
  readonly originCountry: string;
}

export const noDefaults: Assumed = {
  grams: '',
  length: '',
  width: '',
  height: '',
  currency: '',
  countryCode: '',
  address: '',
  city: '',
  originCountry: '',
};

/** The origin counts when any part of it is typed. */
export function inputOf(assumed: Assumed): OrderImportDefaultsInput {
  const { currency, countryCode, address, city, originCountry } = assumed;
  const isGiven = [address, city, originCountry].some((part) => part.trim() !== '');
  return {
    grams: numberOf(assumed.grams),
    length: numberOf(assumed.length),
    width: numberOf(assumed.width),
    height: numberOf(assumed.height),
    currency: currency.trim() || null,
    countryCode: countryCode || null,
    origin: isGiven ? { address, city, countryCode: originCountry, zip: '' } : null,
  };
}

/** What is no number becomes one that the service refuses. */
const numberOf = (typed: string): number | null => {
  if (typed.trim() === '') return null;
  const number = Number(typed.replace(',', '.'));
  return Number.isFinite(number) ? number : -1;
};
