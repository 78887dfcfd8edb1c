import type { Coded } from '../../kernel/messages.js';
import { countries, type TCountryCode } from 'countries-list';

/** Assigned ISO 3166-1 alpha-2 codes. The library adds Kosovo under a user-assigned code, which carriers use as well. */
export const isCountry = (code: string): boolean => code in countries;

export const namedCountry = (code: string): Coded => ({ code, words: countryName(code) });

export const countryName = (code: string): string => (isCountry(code) ? countries[code as TCountryCode].name : code);
