import { countryNamed } from '../ui/countries.js';
import type { Place } from './shipment-form.js';

/** The parts of an address in one line. */
export type LineParts = Pick<Place, 'address' | 'city' | 'zip' | 'country'>;

const POSTAL_CODE = /^\d{4,6}$/;

/** A city with its postal code before or after it, as it is written in most countries. */
function cityOf(text: string): { city: string; zip: string } {
  const words = text.split(/\s+/);
  const zip = [words.at(0), words.at(-1)].find((word) => POSTAL_CODE.test(word ?? ''));
  return zip === undefined || words.length < 2 ? { city: text, zip: '' } : { city: words.filter((word) => word !== zip).join(' '), zip };
}

/** Street, city and perhaps country of a line such as "Corniche 5, Abu Dhabi, UAE"; null for a street alone. */
export function partsOf(line: string, language: string, country: string): LineParts | null {
  const parts = line.split(/[,،;\n]/).flatMap((part) => part.trim() || []);
  const named = countryNamed(language, parts.at(-1) ?? '');
  const rest = named === undefined ? parts : parts.slice(0, -1);
  if (rest.length < 2) return null;
  return { address: rest.slice(0, -1).join(', '), ...cityOf(rest.at(-1) ?? ''), country: named ?? country };
}
