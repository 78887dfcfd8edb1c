import { money, type Money } from '../../kernel/money.js';
import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named } from '../../platform/db/statement.js';
import { db } from './bookings.tables.js';

export interface BookedCost {
  /** What the carrier asked when it booked, else when it quoted; in its currency. */
  readonly price: Money | null;
  /** The carrier bills the seller: it costs the operator nothing. */
  readonly ownAccount: boolean;
}

const findCost = statement(($: Named<{ shipmentId: string }>) =>
  db
    .selectFrom('carrierBooking as b')
    .innerJoin('shipment as s', 's.id', 'b.shipmentId')
    .select(['b.costMinor', 'b.costCurrency', 'b.payload', 's.rate'])
    .where('b.shipmentId', '=', $.shipmentId)
    .where('b.status', '<>', 'cancelled'),
);

/** What a connected carrier charges for a booked parcel; undefined without a booking. */
export async function bookedCost(sql: RunSql, shipmentId: string): Promise<BookedCost | undefined> {
  const row = await findCost.first(sql, { shipmentId });
  if (!row) return undefined;
  const { costMinor, costCurrency, payload, rate } = row;
  const { quotedPrice } = payload;
  const quoted = quotedPrice && money(BigInt(quotedPrice.minor), quotedPrice.currency);
  const booked = costMinor === null || costCurrency === null ? null : money(costMinor, costCurrency);
  return { price: booked ?? quoted, ownAccount: rate.live?.ownAccount === true };
}
