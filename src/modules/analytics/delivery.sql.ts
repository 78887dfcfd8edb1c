import { sql, type RawBuilder } from 'kysely';
import type { FiguresScope } from './analytics-scope.js';

/** Deliveries in the scope. */
export const deliveriesOf = ({ sellerId, from, before }: FiguresScope): RawBuilder<unknown> =>
  sql`shipment where delivered_at >= ${from} and delivered_at < ${before} ${sellerId === null ? sql`` : sql`and seller_id = ${sellerId}`}`;

/**
 * Minutes from pickup to delivery, rounded up; null if the pickup time is unknown. Whole minutes are precise enough and leave fewer rows
 * to sort.
 */
export const MINUTES = sql`ceil(date_part('epoch', delivered_at - picked_up_at) / 60)`;

/** Rows that each represent `n` deliveries of the same `minutes`, with the running totals that a percentile needs. */
export const ranked = (rows: RawBuilder<unknown>, within: RawBuilder<unknown> = sql``): RawBuilder<unknown> =>
  sql`select *, sum(n) over (${within} order by minutes) as upto, sum(n) over (${within}) as total from (${rows}) r`;

/** Percentile in hours, interpolated between two deliveries where necessary; null without deliveries. */
export function percentile(share: '0.5' | '0.9'): RawBuilder<number | null> {
  const place = (total: string): string => `${share} * (${total} - 1)`;
  const lower = `min(minutes) filter (where upto > floor(${place('total')}))`;
  const upper = `min(minutes) filter (where upto > ceil(${place('total')}))`;
  const between = `(${place('max(total)')} - floor(${place('max(total)')}))::float8`;
  return sql.raw(`round(((${lower} + ${between} * (${upper} - ${lower})) / 60)::numeric, 2)::float8`);
}
