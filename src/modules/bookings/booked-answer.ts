import { money } from '../../kernel/money.js';
import type { BookedParcel } from '../carriers/index.js';
import { MAX_AWB } from '../shipments/index.js';
import type { Booking } from './booking.js';
import { sql } from 'kysely';
import { daysAfter } from '../../kernel/clock.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { db } from './bookings.tables.js';

/** What the carrier said of a parcel that it has booked, as it is stored. */
export const numbersOf = ({ carrierRef, awb, trackingNumber, trackingUrl, pieces, cost }: BookedParcel) => ({
  carrierRef,
  awb,
  trackingNumber,
  trackingUrl: trackingUrl?.slice(0, 500) ?? null,
  pieces,
  costMinor: cost?.minor ?? null,
  costCurrency: cost?.currency ?? null,
});

export const NO_NUMBERS = {
  carrierRef: null,
  awb: null,
  trackingNumber: null,
  trackingUrl: null,
  pieces: null,
  costMinor: null,
  costCurrency: null,
};

/** The stored answer of a booking whose label was being fetched; null if there is none. */
export function answerIn({
  status,
  carrierRef,
  awb,
  trackingNumber,
  trackingUrl,
  pieces,
  costMinor,
  costCurrency,
}: Booking): BookedParcel | null {
  if (status !== 'sending' || awb === null || carrierRef === null) return null;
  const cost = costMinor === null || costCurrency === null ? null : money(costMinor, costCurrency);
  return { carrierRef, awb, trackingNumber: trackingNumber ?? awb, trackingUrl, pieces: pieces ?? [awb], cost, labels: [] };
}

/** Half of a number would be the number of another parcel. */
export const isUsableAwb = (awb: string): boolean => awb.trim() !== '' && awb.length <= MAX_AWB;

/** A parcel whose tracking number cannot be kept has its AWB instead, and a person is notified. */
export function keepable(parcel: BookedParcel): BookedParcel {
  const { awb, trackingNumber, notUnderstood = [] } = parcel;
  if (isUsableAwb(trackingNumber)) return parcel;
  return { ...parcel, trackingNumber: awb, notUnderstood: [...notUnderstood, `the tracking number ${trackingNumber.slice(0, 100)}`] };
}

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
