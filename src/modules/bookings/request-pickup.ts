import { createHash } from 'node:crypto';
import { zoneOfPlace } from '../../kernel/local-time.js';
import { statement, type Named } from '../../platform/db/statement.js';
import { emit } from '../../platform/events/emit.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId } from '../../platform/ids.js';
import type { CarrierAddress } from '../carriers/index.js';
import type { Booking } from './booking.js';
import { carrierBooking } from './booking-json.js';
import { db } from './bookings.tables.js';
import type { BookingServices } from './services.js';

interface NewPickup {
  readonly id: string;
  readonly accountId: string;
  readonly originKey: string;
  readonly date: string;
  readonly bookingId: string;
  readonly dueAt: Date;
}

const addPickup = statement(($: Named<NewPickup>) =>
  db
    .insertInto('carrierPickup')
    .values({
      id: $.id,
      accountId: $.accountId,
      originKey: $.originKey,
      date: $.date,
      bookingId: $.bookingId,
      dueAt: $.dueAt,
      status: 'requested',
      attempts: 0,
    })
    .onConflict((conflict) => conflict.columns(['accountId', 'originKey', 'date']).doNothing()),
);

/** Asks for one visit of the carrier per origin, day and account, where the carrier wants to be asked. */
export async function requestPickup(tx: Tx<BookingServices>, { id: bookingId, accountId, payload, edge }: Booking): Promise<void> {
  const account = tx.services.carriers.account(accountId);
  if (!account?.adapter.capabilities.pickup || !account.adapter.schedulePickup || edge !== 'schedule_pickup') return;
  const { shipper, pickup } = carrierBooking(payload);
  const now = tx.services.clock.now();
  const id = newId();
  const added = await addPickup.count(tx.sql, {
    id,
    accountId,
    originKey: originKey(shipper),
    date: localDate(pickup.from, shipper.countryCode),
    bookingId,
    dueAt: now,
  });
  if (added === 1) await emit(tx, { type: 'carrier_pickup.due', subjectId: id, occurredAt: now, data: { dueAt: now.toISOString() } });
}

const originKey = ({ lines, city, zip, countryCode }: CarrierAddress): string =>
  createHash('sha256')
    .update(JSON.stringify([lines, city, zip, countryCode]).toLowerCase())
    .digest('base64url')
    .slice(0, 22);

/** The day at the origin, YYYY-MM-DD. */
const localDate = (instant: Date, countryCode: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zoneOfPlace({ countryCode, lng: null }, instant) }).format(instant);
