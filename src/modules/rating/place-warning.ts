import { warning, type FieldWarning } from '../../kernel/field-warnings.js';
import type { Place } from '../carriers/index.js';
import type { RateBook } from './rate-book.js';
import { isUnknownPlace } from './route.rules.js';

/** What to say of a place that no zone has, in a country whose zones go by names. */
export function placeWarning({ routes }: RateBook, place: Place, field: string): FieldWarning | undefined {
  return isUnknownPlace(routes, place) ? warning(field, 'PLACE_UNKNOWN', { country: place.countryCode, city: place.city }) : undefined;
}
