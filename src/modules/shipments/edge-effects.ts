import type { Tx } from '../../platform/db/unit-of-work.js';
import { returnFreightOf, type PricingServices } from '../pricing/index.js';
import { billReturnToSender, releaseHold, refundShipment, type LedgerServices } from '../ledger/index.js';
import { actualRateOf } from './amounts.js';
import type { ShipmentChanges } from './change-shipment.js';
import { settleBilling, settledStatus } from './settle-billing.js';
import type { Shipment } from './shipment.entity.js';
import type { ShipmentEdge } from './shipment.machine.js';
import { localAwb, trackingUrlOf } from './awb.js';
import { usesAttempt } from './reason-code.js';
import { verifyAsDeclared } from './verification.rules.js';
import type { Step } from './step.js';

type Needs = LedgerServices & PricingServices;

/** The columns that a step changes. The money follows by `moveMoney`. */
export function effectsOf(tx: Tx<Needs>, shipment: Shipment, edge: ShipmentEdge, step: Step): ShipmentChanges {
  return {
    ...(isBilled(shipment, edge) && settledStatus(shipment)),
    ...ownEffects(tx, shipment, edge, step),
    // The status is still the old one: leaving a hold clears it.
    ...(shipment.status === 'on_hold' && { heldFrom: null, heldBy: null, holdReason: null }),
  };
}

/**
 * Moves the money of a step. `before` is the shipment as it was. It locks the seller's wallet, which all of its orders share, so it comes
 * last. INSUFFICIENT_BALANCE, which must end the transaction.
 */
export async function moveMoney(tx: Tx<Needs>, before: Shipment, edge: ShipmentEdge, step: Step): Promise<void> {
  if (isBilled(before, edge))
    await settleBilling(tx, before, { occurredAt: step.occurredAt, force: step.reported || slippedPast(before, edge) });
  if (edge.name === 'complete_return') await billWayBack(tx, before, step);
  if (edge.name === 'cancel') await giveMoneyBack(tx, before, step);
}

function ownEffects(tx: Tx<Needs>, shipment: Shipment, edge: ShipmentEdge, step: Step): ShipmentChanges {
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
      return { rtsCompletedAt: step.occurredAt };
    case 'cancel':
      return isRefunded(shipment) ? { billingStatus: 'refunded' } : {};
    default:
      return {};
  }
}

/** Edge 3 bills the shipment. If a forced status skipped it, the next step bills. */
function isBilled(shipment: Shipment, edge: ShipmentEdge): boolean {
  // A waived charge is posted as our expense at the same step; posting is idempotent.
  const isDue = shipment.billingStatus === 'unpaid' || shipment.billingStatus === 'waived';
  return isDue && (edge.name === 'schedule_pickup' || slippedPast(shipment, edge));
}

function slippedPast(shipment: Shipment, edge: ShipmentEdge): boolean {
  const standsAt = shipment.status === 'on_hold' ? (shipment.heldFrom ?? 'new') : shipment.status;
  return standsAt !== 'new' && standsAt !== 'fulfilled' && edge.name !== 'cancel';
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
async function billWayBack(tx: Tx<Needs>, shipment: Shipment, { occurredAt }: Step): Promise<void> {
  if (shipment.feeWaived || shipment.test) return;
  const { id, sellerId, orderId, billingRole } = shipment;
  const amount = returnFreightOf(tx.services, { planId: shipment.rate.planId, rate: actualRateOf(shipment) });
  const payer = billingRole === 'prepaid' ? 'wallet' : 'receivable';
  await billReturnToSender(tx, { sellerId, shipmentId: id, orderId, amount, payer, occurredAt });
}

/** What was billed is given back at a cancellation; a waived charge and a free shipment were no bill to the seller. */
const isRefunded = ({ billingStatus, test, feeWaived, actualRateMinor }: Shipment): boolean =>
  billingStatus !== 'unpaid' && (test || (!feeWaived && actualRateMinor !== 0n));

async function giveMoneyBack(tx: Tx<LedgerServices>, shipment: Shipment, step: Step): Promise<void> {
  if (shipment.test) return;
  await Promise.all([releaseHold(tx, shipment.id), refundShipment(tx, { shipmentId: shipment.id, occurredAt: step.occurredAt })]);
}
