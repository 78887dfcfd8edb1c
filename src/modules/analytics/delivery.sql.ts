import { sql, type RawBuilder } from 'kysely';
import type { FiguresScope } from './analytics-scope.js';

/** What was delivered in the scope. */
export const deliveriesOf = ({ sellerId, from, before }: FiguresScope): RawBuilder<unknown> =>
  sql`shipment where delivered_at >= ${from} and delivered_at < ${before} ${sellerId === null ? sql`` : sql`and seller_id = ${sellerId}`}`;

/**
 * From the pickup on; null when nobody said when that was. A begun minute is a whole one: that
 * says enough, and what is sorted are minutes, which are fewer than deliveries.
 */
export const MINUTES = sql`ceil(date_part('epoch', delivered_at - picked_up_at) / 60)`;

/** Rows that each stand for `n` deliveries of so many `minutes`, with what a percentile needs to know of those before them. */
export const ranked = (rows: RawBuilder<unknown>, within: RawBuilder<unknown> = sql``): RawBuilder<unknown> =>
  sql`select *, sum(n) over (${within} order by minutes) as upto, sum(n) over (${within}) as total from (${rows}) r`;

/** In hours, between two deliveries where none is the one; null when there is none. */
export function percentile(share: '0.5' | '0.9'): RawBuilder<number | null> {
  const place = (total: string): string => `${share} * (${total} - 1)`;
  const lower = `min(minutes) filter (where upto > floor(${place('total')}))`;
  const upper = `min(minutes) filter (where upto > ceil(${place('total')}))`;
  const between = `(${place('max(total)')} - floor(${place('max(total)')}))::float8`;
  return sql.raw(`round(((${lower} + ${between} * (${upper} - ${lower})) / 60)::numeric, 2)::float8`);
}
