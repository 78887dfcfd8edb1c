/** What was delivered in the range, which is $1 and $2; of the seller $3. */
export const deliveriesOf = (sellerId: string | null): string =>
  `shipment where delivered_at >= $1 and delivered_at < $2${sellerId === null ? '' : ' and seller_id = $3'}`;

/** Null when nobody said when it was picked up. */
export const HOURS = 'extract(epoch from delivered_at - picked_up_at)::float8 / 3600';

/** Seconds in hours say enough. */
export const percentile = (share: number, hours: string): string =>
  `round((percentile_cont(${share}) within group (order by ${hours}))::numeric, 2)::float8`;
