import { countryNamed } from '../ui/countries.js';
import type { Place } from './shipment-form.js';

/** The parts of an address in one line. */
export type LineParts = Pick<Place, 'address' | 'city' | 'zip' | 'country'>;

const POSTAL = /^(?:(?<before>\d{4,6})\s+)?(?<city>.*?\D)(?:\s+(?<after>\d{4,6}))?$/u;

/** Street, city and perhaps country of a line such as "Corniche 5, Abu Dhabi, UAE"; null for a street alone. */
export function partsOf(line: string, language: string, country: string): LineParts | null {
  const parts = line.split(/[,،;\n]/).flatMap((part) => part.trim() || []);
  const named = countryNamed(language, parts.at(-1) ?? '');
  const rest = named === undefined ? parts : parts.slice(0, -1);
  if (rest.length < 2) return null;
  const { city = rest.at(-1) ?? '', before, after } = POSTAL.exec(rest.at(-1) ?? '')?.groups ?? {};
  return { address: rest.slice(0, -1).join(', '), city, zip: before ?? after ?? '', country: named ?? country };
}
