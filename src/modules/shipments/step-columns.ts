import type { CoreServices } from '../../platform/services.js';
import type { ShipmentChanges } from './change-shipment.js';
import { usesAttempt } from './reason-code.js';
import type { Shipment } from './shipment.entity.js';
import { isBilledLate, settledStatus } from './step-money.js';
import type { ColumnChange } from './step-table.js';
import type { Step } from './status-report.js';
import { verifyAsDeclared } from './verification.rules.js';
import { partnerAwb, type CarrierKind } from '../carriers/index.js';

const change = (says: string, columns: ColumnChange['columns']): ColumnChange => ({ says, columns });

export const assignAwb = change(
  'assigns the AWB, unless a connected carrier does, and makes the label ready',
  (services, { shipment, step }) => assignedAwb(services, shipment, step),
);
export const markBilled = change('marks the charge as settled', (_services, { shipment }) => settledStatus(shipment));
/** If a forced status skipped the step that bills, the next one does. */
export const markBilledLate = change('marks a charge as settled that a forced status skipped', (_services, taken) =>
  isBilledLate(taken) ? settledStatus(taken.shipment) : {},
);
export const keepPickupTime = change('keeps when it was picked up', (_services, { step }) => ({ pickedUpAt: step.occurredAt }));
/** A pickup scan that turned out to be wrong. */
export const forgetPickupTime = change('clears when it was picked up', () => ({ pickedUpAt: null }));
export const countPickupAttempt = change('adds a pickup attempt', (_services, { shipment }) => ({
  pickupAttempts: shipment.pickupAttempts + 1,
}));
/** A carrier that reports a later step skipped our scales. */
export const keepMeasures = change('keeps the measures; those declared count if none were taken', (_services, { shipment, step }) => ({
  verification: shipment.verification ?? verifyAsDeclared(shipment, step),
}));
export const dropMeasures = change('clears the verification', () => ({ verification: null }));
export const keepHandover = change('keeps where and when it was handed over', (_services, { step: { occurredAt, location } }) => ({
  deliveredAt: occurredAt,
  deliveredLat: location?.lat ?? null,
  deliveredLng: location?.lng ?? null,
}));
export const countDeliveryAttempt = change('adds a delivery attempt for reasons of the kind attempt', (_services, { shipment, step }) =>
  usesAttempt(step.reasonCode) ? { deliveryAttempts: shipment.deliveryAttempts + 1 } : {},
);
export const rememberHold = change('remembers where it was held, by which step and why', (_services, { shipment, edge, step }) => ({
  heldFrom: shipment.status,
  heldBy: edge.name,
  holdReason: step.reasonCode,
}));
/** The status is still the old one. */
export const endHold = change('forgets a hold that it ends', (_services, { shipment }) =>
  shipment.status === 'on_hold' ? { heldFrom: null, heldBy: null, holdReason: null } : {},
);
export const keepReturnTime = change('keeps when it was handed back', (_services, { step }) => ({ rtsCompletedAt: step.occurredAt }));
/** What was billed is given back; a waived charge and a free shipment were no bill to the seller. */
export const markRefunded = change('marks the charge as refunded', (_services, { shipment }) => {
  const { billingStatus, test, feeWaived, actualRateMinor } = shipment;
  return billingStatus !== 'unpaid' && (test || (!feeWaived && actualRateMinor !== 0n)) ? { billingStatus: 'refunded' } : {};
});

/** The number of a connected carrier is the carrier's only. */
export function assignedAwb(services: CoreServices, shipment: Shipment, step: Pick<Step, 'occurredAt'>): ShipmentChanges {
  const pickupReadyAt = shipment.pickupReadyAt ?? step.occurredAt;
  if (shipment.carrierAccountId !== null) return { pickupReadyAt };
  const awb = localAwb(shipment);
  return { awb, awbAssigned: true, trackingNumber: awb, trackingUrl: trackingUrlOf(services, { awb }), pickupReadyAt };
}

/** Whose number a parcel has: ours for the own fleet, a partner's or our stand-in for it, or the connected carrier's. */
export function carrierKindOf({ ownFleet, carrierAccountId }: Pick<Shipment, 'ownFleet' | 'carrierAccountId'>): CarrierKind {
  if (ownFleet) return 'own_fleet';
  return carrierAccountId === null ? 'partner' : 'connected';
}

/** The number on the label. Our own fleet uses the reference; for partners it is derived from our id, so it is stable across calls. */
export const localAwb = (shipment: Shipment): string =>
  shipment.ownFleet ? shipment.reference : partnerAwb(shipment.carrierCode, shipment.id);

/** Our tracking page, which redirects shoppers to the carrier's portal where one exists. */
export const trackingUrlOf = (services: CoreServices, shipment: Pick<Shipment, 'awb'>): string =>
  `${services.publicUrl()}/track/${encodeURIComponent(shipment.awb)}`;
