import { z } from 'zod';
import type { PlaceFieldsFragment, TimelineFieldsFragment } from '../operations.generated.js';
import { fields } from '../reply/fields.js';
import { computed } from '../reply/part.js';

interface Said {
  readonly company: string | null;
  readonly deliveryNote: string | null;
}

/** What few addresses and contacts have, left out where there is none. */
export const said = {
  company: computed(z.string().optional().describe('Company.'), ({ company }: Said) => company ?? undefined),
  deliveryNote: computed(
    z.string().optional().describe('What the driver should know.'),
    ({ deliveryNote }: Said) => deliveryNote ?? undefined,
  ),
};

const a = fields<PlaceFieldsFragment>('Address');
export const place = a.shape('Place', {
  ...a.same('address', 'city', 'state', 'countryCode', 'country', 'zip', 'lat', 'lng'),
  ...said,
});

const p = fields<NonNullable<TimelineFieldsFragment['location']>>('GeoPoint');
export const point = p.shape('Point', p.same('lat', 'lng'));
