import { sql } from 'kysely';
import type { Actor } from '../../kernel/actor.js';
import { invalid, refuseFields, type FieldChecks } from '../../kernel/errors.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { CarrierKind } from '../carriers/index.js';
import { carrierKindOf, trackingUrlOf } from './step-columns.js';
import { changeShipment } from './change-shipment.js';
import { recordAction } from './record-action.js';
import type { Shipment } from './shipment.entity.js';
import { db } from './shipments.tables.js';

/** The numbers that a partner has given a parcel, without blanks around them. An absent one stays. */
export interface PartnerNumbers {
  readonly awb?: string | undefined;
  /** Follows a new AWB if it is absent. */
  readonly trackingNumber?: string | undefined;
}

type NoPartnerAwb = 'ownFleet' | 'assignedByCarrier' | 'pickupNotBooked' | 'cancelled';

const NUMBERED_OTHERWISE: Readonly<Record<CarrierKind, NoPartnerAwb | undefined>> = {
  own_fleet: 'ownFleet',
  partner: undefined,
  connected: 'assignedByCarrier',
};

/** Why the numbers of a shipment cannot be entered now; undefined if they can. */
export function whyNoPartnerAwb(shipment: Shipment): NoPartnerAwb | undefined {
  const otherwise = NUMBERED_OTHERWISE[carrierKindOf(shipment)];
  if (otherwise !== undefined) return otherwise;
  if (!shipment.awbAssigned) return 'pickupNotBooked';
  return shipment.status === 'cancelled' ? 'cancelled' : undefined;
}

/**
 * Replaces the numbers that stood in for a partner's own on a locked shipment. Returns whether they have changed. VALIDATION_FAILED if
 * another shipment has one of them.
 */
export async function enterPartnerAwb(tx: Tx, actor: Actor, shipment: Shipment, given: PartnerNumbers): Promise<boolean> {
  const awb = given.awb ?? shipment.awb;
  const trackingNumber = given.trackingNumber ?? (given.awb === undefined ? shipment.trackingNumber : awb);
  if (awb === shipment.awb && trackingNumber === shipment.trackingNumber) return false;
  await assertFree(tx, shipment.id, { awb, trackingNumber });
  await recordAction(tx, actor, {
    shipmentId: shipment.id,
    action: 'awb',
    reason: `AWB ${shipment.awb} -> ${awb}, tracking number ${shipment.trackingNumber ?? 'none'} -> ${trackingNumber ?? 'none'}`,
  });
  await changeShipment(tx, shipment, { awb, trackingNumber, trackingUrl: trackingUrlOf(tx.services, { awb }) });
  return true;
}

/** Two people may type the same number for two parcels at once. */
const takeTurn = statement(() =>
  db.selectNoFrom(sql`pg_advisory_xact_lock(hashtext('partner-awb'), hashtext(current_schema()))`.as('taken')),
);
const findOther = statement(($: Named<{ id: string; number: string }>) =>
  db
    .selectFrom('shipment')
    .select('reference')
    .where('id', '<>', $.id)
    .where((eb) => eb.or([eb('reference', '=', $.number), eb('awb', '=', $.number), eb('trackingNumber', '=', $.number)]))
    .limit(1),
);

async function assertFree(tx: Tx, id: string, { awb, trackingNumber }: Pick<Shipment, 'awb' | 'trackingNumber'>): Promise<void> {
  await takeTurn(tx.sql, {});
  for (const [field, number] of [
    ['awb', awb],
    ['trackingNumber', trackingNumber],
  ] as const) {
    // prettier-ignore
    const other = number === null ? undefined : await findOther.first(tx.sql, { id, number });
    if (other) throw refuseFields([invalid(field, 'numberOfShipment', { shipment: other.reference })]);
  }
}

export const MAX_AWB = 40;
const PRINTABLE = /^[\x21-\x7e]+$/;

/** Checks a number of a carrier that a person has typed, such as an AWB. Blanks around it do not count. */
export function checkCarrierNumber(checks: FieldChecks, field: string, given: string): void {
  checks.text(field, given, MAX_AWB);
  if (given.length > MAX_AWB || given.trim() === '') return;
  if (!PRINTABLE.test(given.trim())) checks.fail(field, 'printable');
}
