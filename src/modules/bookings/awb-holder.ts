import { sql } from 'kysely';
import { daysAfter } from '../../kernel/clock.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Booking } from './booking.js';
import { db } from './bookings.tables.js';

/** Carriers give a number to another parcel after a year or so. */
const KEPT_DAYS = 180;

const takeTurn = statement(($: Named<{ accountId: string; awb: string }>) =>
  db.selectNoFrom(sql`pg_advisory_xact_lock(hashtext(${$.accountId}), hashtext(${$.awb}))`.as('taken')),
);
const findHolder = statement(($: Named<{ id: string; accountId: string; awb: string; since: Date }>) =>
  db
    .selectFrom('carrierBooking as b')
    .innerJoin('shipment as s', 's.id', 'b.shipmentId')
    .select('s.reference')
    .where('b.awb', '=', $.awb)
    .where('b.accountId', '=', $.accountId)
    .where('b.id', '<>', $.id)
    .where('b.status', '<>', 'cancelled')
    .where('b.bookedAt', '>', $.since)
    .limit(1),
);

/** The reference of another shipment whose booking has this AWB. Two of them would get each other's scans and bills. */
export async function holderOfAwb(tx: Tx, { id, accountId }: Booking, awb: string): Promise<string | undefined> {
  await takeTurn(tx.sql, { accountId, awb });
  const since = daysAfter(tx.services.clock.now(), -KEPT_DAYS);
  return (await findHolder.first(tx.sql, { id, accountId, awb, since }))?.reference;
}
