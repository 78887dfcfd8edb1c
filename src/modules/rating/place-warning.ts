import type { Place } from '../carriers/index.js';
import type { RateBook } from './rate-book.js';
import type { RateWarning } from './rate-request.rules.js';
import { isUnknownPlace } from './route.rules.js';

/** What to say of a place that no zone has, in a country whose zones go by names. */
export function placeWarning({ routes }: RateBook, place: Place, field: string): RateWarning | undefined {
  if (!isUnknownPlace(routes, place)) return undefined;
  const message = `No zone in ${place.countryCode} has a place called ${place.city}, so the price is that of any other place there.`;
  return { field, code: 'PLACE_UNKNOWN', message };
}
