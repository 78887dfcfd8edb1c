/** What was delivered in the range, which is $1 and $2; of the seller $3. */
export const deliveriesOf = (sellerId: string | null): string =>
  `shipment where delivered_at >= $1 and delivered_at < $2${sellerId === null ? '' : ' and seller_id = $3'}`;

/**
 * From the pickup on; null when nobody said when that was. A begun minute is a whole one: that
 * says enough, and what is sorted are minutes, which are fewer than deliveries.
 */
export const MINUTES = `ceil(date_part('epoch', delivered_at - picked_up_at) / 60)`;

/** Rows that each stand for `n` deliveries of so many `minutes`, with what a percentile needs to know of those before them. */
export const ranked = (rows: string, within: '' | 'partition by code' = ''): string =>
  `select *, sum(n) over (${within} order by minutes) as upto, sum(n) over (${within}) as total from (${rows}) r`;

/** In hours, between two deliveries where none is the one; null when there is none. */
export function percentile(share: string): string {
  const place = (total: string): string => `${share} * (${total} - 1)`;
  const lower = `min(minutes) filter (where upto > floor(${place('total')}))`;
  const upper = `min(minutes) filter (where upto > ceil(${place('total')}))`;
  const between = `(${place('max(total)')} - floor(${place('max(total)')}))::float8`;
  return `round(((${lower} + ${between} * (${upper} - ${lower})) / 60)::numeric, 2)::float8`;
}
