import type { Tx } from '../../platform/db/unit-of-work.js';
import { returnFreightOf, type PricingServices } from '../pricing/index.js';
import { billReturnToSender, releaseHold, refundShipment, type LedgerServices } from '../ledger/index.js';
import { actualRateOf } from './amounts.js';
import type { ShipmentChanges } from './change-shipment.js';
import { settleBilling } from './settle-billing.js';
import type { Shipment } from './shipment.entity.js';
import type { ShipmentEdge } from './shipment.machine.js';
import { localAwb, trackingUrlOf } from './awb.js';
import { usesAttempt } from './reason-code.js';
import { verifyAsDeclared } from './verification.rules.js';
import type { Step } from './step.js';

/** Applies the side effects of a step and returns the changed columns. A refusal here changes nothing. */
export async function applyEffects(
  tx: Tx<LedgerServices & PricingServices>,
  shipment: Shipment,
  edge: ShipmentEdge,
  step: Step,
): Promise<ShipmentChanges> {
  return {
    ...(await billIfDue(tx, shipment, edge, step)),
    ...(await effectsOf(tx, shipment, edge, step)),
    // The status is still the old one: leaving a hold clears it.
    ...(shipment.status === 'on_hold' && { heldFrom: null, heldBy: null, holdReason: null }),
  };
}

async function effectsOf(
  tx: Tx<LedgerServices & PricingServices>,
  shipment: Shipment,
  edge: ShipmentEdge,
  step: Step,
): Promise<ShipmentChanges> {
  switch (edge.name) {
    case 'schedule_pickup':
      return assignedAwb(tx, shipment, step);
    case 'pick_up':
      return { pickedUpAt: step.occurredAt };
    case 'fail_pickup':
      return { pickupAttempts: shipment.pickupAttempts + 1 };
    case 'miss_pickup':
      // Clears a pickup scan that turned out to be wrong.
      return { pickupAttempts: shipment.pickupAttempts + 1, pickedUpAt: null };
    case 'verify':
      // A carrier that reports a later step skipped our scales: the declared weight counts as verified.
      return { verification: shipment.verification ?? verifyAsDeclared(shipment, step) };
    case 'repack':
      return { verification: null };
    case 'deliver':
      return { deliveredAt: step.occurredAt, deliveredLat: step.location?.lat ?? null, deliveredLng: step.location?.lng ?? null };
    case 'fail_attempt':
      return { ...(usesAttempt(step.reasonCode) && { deliveryAttempts: shipment.deliveryAttempts + 1 }), ...held(shipment, edge, step) };
    case 'hold':
      return held(shipment, edge, step);
    case 'complete_return':
      await billWayBack(tx, shipment, step);
      return { rtsCompletedAt: step.occurredAt };
    case 'cancel':
      return giveMoneyBack(tx, shipment, step);
    default:
      return {};
  }
}

/** Edge 3 bills the shipment. If a forced status skipped it, the next step bills. */
async function billIfDue(
  tx: Tx<LedgerServices & PricingServices>,
  shipment: Shipment,
  edge: ShipmentEdge,
  step: Step,
): Promise<ShipmentChanges> {
  const isCharged = edge.name === 'schedule_pickup';
  const standsAt = shipment.status === 'on_hold' ? (shipment.heldFrom ?? 'new') : shipment.status;
  const slippedPast = standsAt !== 'new' && standsAt !== 'fulfilled' && edge.name !== 'cancel';
  // A waived charge is posted as our expense at the same step; posting is idempotent.
  const isDue = shipment.billingStatus === 'unpaid' || shipment.billingStatus === 'waived';
  if (!isDue || !(isCharged || slippedPast)) return {};
  return settleBilling(tx, shipment, { occurredAt: step.occurredAt, force: step.reported || slippedPast });
}

export function assignedAwb(tx: Tx, shipment: Shipment, step: Pick<Step, 'occurredAt'>): ShipmentChanges {
  const pickupReadyAt = shipment.pickupReadyAt ?? step.occurredAt;
  // The number of a connected carrier is the carrier's only.
  if (shipment.carrierAccountId !== null) return { pickupReadyAt };
  const awb = localAwb(shipment);
  return {
    awb,
    awbAssigned: true,
    trackingNumber: awb,
    trackingUrl: trackingUrlOf(tx.services, { awb }),
    pickupReadyAt,
  };
}

const held = (shipment: Shipment, edge: ShipmentEdge, step: Step): ShipmentChanges => ({
  heldFrom: shipment.status,
  heldBy: edge.name,
  holdReason: step.reasonCode,
});

/** Bills the return leg of an undeliverable parcel, if the plan charges for it. */
async function billWayBack(tx: Tx<LedgerServices & PricingServices>, shipment: Shipment, { occurredAt }: Step): Promise<void> {
  if (shipment.feeWaived || shipment.test) return;
  const { id, sellerId, orderId, billingRole } = shipment;
  const amount = returnFreightOf(tx.services, { planId: shipment.rate.planId, rate: actualRateOf(shipment) });
  const payer = billingRole === 'prepaid' ? 'wallet' : 'receivable';
  await billReturnToSender(tx, { sellerId, shipmentId: id, orderId, amount, payer, occurredAt });
}

async function giveMoneyBack(tx: Tx<LedgerServices>, shipment: Shipment, step: Step): Promise<ShipmentChanges> {
  if (shipment.test) return shipment.billingStatus === 'unpaid' ? {} : { billingStatus: 'refunded' };
  const [, refund] = await Promise.all([
    releaseHold(tx, shipment.id),
    refundShipment(tx, { shipmentId: shipment.id, occurredAt: step.occurredAt }),
  ]);
  return refund && !shipment.feeWaived ? { billingStatus: 'refunded' } : {};
}
