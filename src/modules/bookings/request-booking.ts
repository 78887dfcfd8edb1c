import { createHash } from 'node:crypto';
import { fieldError, problem, refuse } from '../../kernel/errors.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId } from '../../platform/ids.js';
import { holdAccount, type CarrierAccountServices, type ConnectedAccount } from '../carrier-accounts/index.js';
import { lockOpenHold, placeHold } from '../ledger/index.js';
import { creditLimitOf } from '../pricing/index.js';
import { actualRateOf, type Shipment, type ShipmentServices, type TakenStep, type Wait } from '../shipments/index.js';
import { callLater, changeBooking, lockOpenBooking, type Booking } from './booking.js';
import { completeStep } from './complete-step.js';
import { bookingDetails, storedBooking, type StoredBooking } from './booking-details.js';
import { db } from './bookings.tables.js';

type Needs = ShipmentServices & CarrierAccountServices;

const isUnbooked = ({ carrierAccountId, awbAssigned }: Shipment): boolean => carrierAccountId !== null && !awbAssigned;

/** The carrier collects at the sender. */
export const bookingAtPickup: Wait<Needs> = {
  says: 'a connected carrier that collects at the sender has booked it',
  isNeeded: (shipment) => isUnbooked(shipment) && shipment.skipHub,
  request: requestBooking,
};

/** The carrier takes the parcel over from our hub. */
export const bookingAtHub: Wait<Needs> = { says: 'a connected carrier has booked it', isNeeded: isUnbooked, request: requestBooking };

/**
 * Asks for the booking of a locked shipment, before which it cannot take its step. The request is committed before the carrier is called.
 * Repeated requests change nothing.
 */
async function requestBooking(tx: Tx<Needs>, { shipment, edge, step }: TakenStep): Promise<void> {
  const known = await lockOpenBooking(tx, shipment.id);
  // Booked while it was on hold: nothing keeps it from its step now.
  if (known?.status === 'booked') return void (await completeStep(tx, { booking: known, shipment }));
  if (known && known.status !== 'refused') return;
  const account = sellingAccount(tx, shipment);
  await holdAccount(tx, account.id);
  await ensureHold(tx, shipment);
  if (known) return askAgain(tx, known, shipment, account);
  const reference = await nextReference(tx, shipment);
  const payload = await checkedDetails(tx, shipment, { reference, account });
  const now = tx.services.clock.now();
  const id = newId();
  await db.insert(tx.sql, 'carrierBooking', {
    id,
    shipmentId: shipment.id,
    accountId: account.id,
    carrierCode: account.carrierCode,
    status: 'requested',
    reference,
    edge: edge.name,
    payload,
    payloadHash: hashOf(payload),
    attempts: 0,
    dueAt: now,
    unsure: false,
    everUnsure: false,
    labelMissing: false,
    requestedBy: { type: step.actor.type, id: step.actor.id },
  });
  await callLater(tx, id, now);
}

/** A person tries again after a refusal, with what the order says now. */
export async function askAgain(tx: Tx<Needs>, booking: Booking, shipment: Shipment, account = sellingAccount(tx, shipment)): Promise<void> {
  const payload = await checkedDetails(tx, shipment, { reference: booking.reference, account });
  await changeBooking(tx, booking, {
    status: 'requested',
    accountId: account.id,
    carrierCode: account.carrierCode,
    payload,
    payloadHash: hashOf(payload),
    attempts: 0,
    dueAt: tx.services.clock.now(),
    error: null,
  });
}

/** The account whose price the shipment has. CARRIER_ACCOUNT_PAUSED until somebody resumes it or moves the shipment. */
function sellingAccount(tx: Tx<Needs>, { carrierAccountId }: Shipment): ConnectedAccount {
  const account = tx.services.carriers.account(carrierAccountId ?? '');
  if (!account) throw refuse('CARRIER_ACCOUNT_NOT_FOUND.accountGone');
  if (account.paused) throw refuse('CARRIER_ACCOUNT_PAUSED.accountPaused', { account: account.label });
  return account;
}

/** The money is held until the AWB is there. INSUFFICIENT_BALANCE. */
async function ensureHold(tx: Tx<Needs>, shipment: Shipment): Promise<void> {
  const { id, sellerId, currency, billingRole, billingStatus, feeWaived } = shipment;
  if (billingRole !== 'prepaid' || billingStatus !== 'unpaid' || feeWaived || (await lockOpenHold(tx, id))) return;
  const creditLimitMinor = await creditLimitOf(tx, sellerId, currency);
  if (!(await placeHold(tx, { sellerId, shipmentId: id, amount: actualRateOf(shipment), creditLimitMinor })))
    throw refuse('INSUFFICIENT_BALANCE');
}

/** Names what the carrier would ask for and the store has not sent. MISSING_FIELD. */
async function checkedDetails(
  tx: Tx<Needs>,
  shipment: Shipment,
  { reference, account: { adapter } }: { reference: string; account: ConnectedAccount },
): Promise<StoredBooking> {
  const details = await bookingDetails(tx, shipment, { reference, adapter });
  const missing = adapter.missing?.(details) ?? [];
  if (missing.length > 0) {
    throw refuse(
      'MISSING_FIELD.cannotBookWithout',
      { carrier: adapter.name, fields: missing.join(', ') },
      { errors: missing.map((field) => fieldError(field, 'MISSING_FIELD', problem('requiredByCarrier', { carrier: adapter.name }))) },
    );
  }
  return storedBooking(details);
}

const findEarlier = statement(($: Named<{ shipmentId: string }>) =>
  db.selectFrom('carrierBooking').select('id').where('shipmentId', '=', $.shipmentId),
);

/** The shipment's reference; numbered if the carrier has seen it with an earlier booking that was cancelled. */
async function nextReference(tx: Tx, { id, reference }: Shipment): Promise<string> {
  const earlier = await findEarlier.count(tx.sql, { shipmentId: id });
  return earlier === 0 ? reference : `${reference}-${earlier + 1}`;
}

const hashOf = (payload: StoredBooking): string => createHash('sha256').update(JSON.stringify(payload)).digest('base64url');
