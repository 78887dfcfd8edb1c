import type { PlaceFieldsFragment, TimelineFieldsFragment } from '../operations.generated.js';
import { fields } from '../reply/fields.js';

const a = fields<PlaceFieldsFragment>('Address');
export const place = a.shape('Place', a.same('address', 'city', 'state', 'countryCode', 'country', 'zip', 'lat', 'lng'));

const p = fields<NonNullable<TimelineFieldsFragment['location']>>('GeoPoint');
export const point = p.shape('Point', p.same('lat', 'lng'));
