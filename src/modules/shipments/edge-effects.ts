import type { Tx } from '../../platform/db/unit-of-work.js';
import { returnFreightOf } from '../carriers/index.js';
import { billReturnToSender, releaseHold, refundShipment } from '../ledger/index.js';
import { settleBilling } from './settle-billing.js';
import type { Shipment } from './shipment.entity.js';
import type { ShipmentEdge } from './shipment.machine.js';
import { localAwb, trackingUrlOf } from './awb.js';
import { usesAttempt } from './reason-code.js';
import { verifyAsDeclared } from './verification.rules.js';
import type { Step } from './take-edge.js';

/** What a step does besides changing the status. A refusal here leaves everything as it was. */
export async function applyEffects(tx: Tx, shipment: Shipment, edge: ShipmentEdge, step: Step): Promise<void> {
  await billIfDue(tx, shipment, edge, step);
  switch (edge.name) {
    case 'schedule_pickup':
      assignAwb(tx, shipment, step);
      break;
    case 'pick_up':
      shipment.pickedUpAt = step.occurredAt;
      break;
    case 'fail_pickup':
      shipment.pickupAttempts += 1;
      break;
    case 'miss_pickup':
      shipment.pickupAttempts += 1;
      // It may have been scanned as picked up; it never was.
      shipment.pickedUpAt = null;
      break;
    case 'verify':
      // A carrier that reports a later step never weighed the parcel for us: it counts as declared.
      shipment.verification ??= verifyAsDeclared(shipment, step);
      break;
    case 'repack':
      shipment.verification = null;
      break;
    case 'deliver':
      shipment.deliveredAt = step.occurredAt;
      shipment.deliveredLat = step.location?.lat ?? null;
      shipment.deliveredLng = step.location?.lng ?? null;
      break;
    case 'fail_attempt':
      if (usesAttempt(step.reasonCode)) shipment.deliveryAttempts += 1;
      hold(shipment, edge, step);
      break;
    case 'hold':
      hold(shipment, edge, step);
      break;
    case 'complete_return':
      shipment.rtsCompletedAt = step.occurredAt;
      await billWayBack(tx, shipment, step);
      break;
    case 'cancel':
      await giveMoneyBack(tx, shipment, step);
      break;
    default:
      break;
  }
  // The status is still the one that is being left: whoever leaves a hold no longer has one.
  if (shipment.status === 'on_hold') forgetHold(shipment);
}

/** Edge 3 bills; whatever was carried past it by force is billed at its next step. */
async function billIfDue(tx: Tx, shipment: Shipment, edge: ShipmentEdge, step: Step): Promise<void> {
  const isCharged = edge.name === 'schedule_pickup';
  const standsAt = shipment.status === 'on_hold' ? (shipment.heldFrom ?? 'new') : shipment.status;
  const slippedPast = standsAt !== 'new' && standsAt !== 'fulfilled' && edge.name !== 'cancel';
  // What is waived is an expense of ours at the same step, and posted as often as it is tried: once.
  const isDue = shipment.billingStatus === 'unpaid' || shipment.billingStatus === 'waived';
  if (isDue && (isCharged || slippedPast)) {
    await settleBilling(tx, shipment, { occurredAt: step.occurredAt, force: step.reported || slippedPast });
  }
}

export function assignAwb(tx: Tx, shipment: Shipment, step: Pick<Step, 'occurredAt'>): void {
  shipment.awb = localAwb(shipment);
  shipment.awbAssigned = true;
  shipment.trackingNumber = shipment.awb;
  shipment.trackingUrl = trackingUrlOf(tx.services, shipment);
  shipment.pickupReadyAt ??= step.occurredAt;
}

function hold(shipment: Shipment, edge: ShipmentEdge, step: Step): void {
  shipment.heldFrom = shipment.status;
  shipment.heldBy = edge.name;
  shipment.holdReason = step.reasonCode;
}

function forgetHold(shipment: Shipment): void {
  shipment.heldFrom = null;
  shipment.heldBy = null;
  shipment.holdReason = null;
}

/** The way back of what could not be delivered, as far as the plan asks anything for it. */
async function billWayBack(tx: Tx, shipment: Shipment, { occurredAt }: Step): Promise<void> {
  if (shipment.feeWaived) return;
  const { id, sellerId, orderId, billingRole, actualRate: rate } = shipment;
  const amount = returnFreightOf(tx.services, { planId: shipment.rate.planId, rate });
  const payer = billingRole === 'prepaid' ? 'wallet' : 'receivable';
  await billReturnToSender(tx, { sellerId, shipmentId: id, orderId, amount, payer, occurredAt });
}

async function giveMoneyBack(tx: Tx, shipment: Shipment, step: Step): Promise<void> {
  await releaseHold(tx, shipment.id);
  const refund = await refundShipment(tx, { shipmentId: shipment.id, occurredAt: step.occurredAt });
  if (refund && !shipment.feeWaived) shipment.billingStatus = 'refunded';
}
