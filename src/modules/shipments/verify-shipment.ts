import type { Actor } from '../../kernel/actor.js';
import { fieldError, problem, refuse, type Refusal, FieldChecks } from '../../kernel/errors.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { checkFields } from '../../platform/graphql/declared-fields.js';
import type { LedgerServices } from '../ledger/index.js';
import { outdateLabelsOf, addressesOfOrder } from '../orders/index.js';
import { rerate, type RatingServices } from '../rating/index.js';
import type { ShipmentServices } from './services.js';
import type { RateSnapshot } from './rate-snapshot.js';
import { exactEdge, factsOf } from './edge.rules.js';
import { lockShipment } from './change-shipment.js';
import type { Shipment, Verification } from './shipment.entity.js';
import { shipmentMachine } from './shipment.machine.js';
import { stepOf } from './status-report.js';
import { takeEdge } from './take-edge.js';
import type { Transition } from './transition-shipment.js';
import { assertUsual } from './unusual-measures.rules.js';
import {
  billedWeights,
  carriedParcel,
  carriedVolumetricMg,
  verifiedParcel,
  withinTolerance,
  type MeasuredBox,
} from './verification.rules.js';
import { VerifyShipmentInput } from './shipment-package.types.js';
import type { Place } from '../carriers/index.js';
import { addNote } from './add-note.js';
import { recordAction } from './record-action.js';
import type { AdjustmentStatus } from './shipments.enums.js';
import { RepackShipmentInput } from './transition.types.js';

/** The measures do not fit into a plain status change. */
export const measuresNeeded = {
  says: 'comes with the measured package',
  refusal: (): Refusal =>
    refuse('MISSING_FIELD.weightAndDimensions', {}, { errors: [fieldError('weightKg', 'MISSING_FIELD', problem('useVerify'))] }),
};

/**
 * Records the hub's measurements (edge 10). When no adjustment is due, the shipment is ready to book at once (edge 12). UNUSUAL_MEASURES for
 * what is far from the declared, unless the caller confirms it.
 */
export async function verifyShipment(
  tx: Tx<LedgerServices & RatingServices & ShipmentServices>,
  actor: Actor,
  request: VerifyShipmentInput,
): Promise<Transition> {
  const shipment = await lockShipment(tx, actor, request.id);
  const box = checkMeasures(request);

  const previousStatus = shipment.status;
  // A release may also lead to `verified`, but it ends a hold and takes no measurements.
  const edge = exactEdge(shipmentMachine.edges.verify, factsOf(shipment), actor.type, tx.services);
  const now = tx.services.clock.now();
  if (request.confirmUnusual !== true) assertUsual(shipment, box, tx.services.rateBook.current().services.get(shipment.serviceCode));
  const step = stepOf({ status: 'verified', note: request.notes ?? null }, actor, now);

  const before = printedWeights(shipment);
  const verification = await measured(tx, shipment, box, { request, verifiedBy: actor.id, at: now });
  const transitionId = await takeEdge(tx, shipment, edge, step, { verification });
  if (!factsOf(shipment).adjustmentDue)
    await takeEdge(tx, shipment, shipmentMachine.edges.clear, { ...step, actor: { type: 'system', id: null } });
  if (printedWeights(shipment) !== before && shipment.pickupReadyAt != null) await outdateLabelsOf(tx, shipment);
  return { shipment, previousStatus, newStatus: shipment.status, transitionId };
}

/** Labels print grams. */
const printedWeights = (shipment: Shipment): string =>
  [carriedParcel(shipment).weightMg, carriedVolumetricMg(shipment)].map((milligrams) => Math.round(milligrams / 1e3)).join();

function checkMeasures(request: VerifyShipmentInput): MeasuredBox {
  const checks = new FieldChecks();
  checkFields(checks, '', VerifyShipmentInput, request);
  request.photos?.forEach((photo, index) => checks.atMost(`photos[${index}]`, photo, 2000));
  checks.settle();
  return {
    weightMg: Math.round(request.weightKg * 1e6),
    lengthUm: Math.round(request.length * 1e4),
    widthUm: Math.round(request.width * 1e4),
    heightUm: Math.round(request.height * 1e4),
  };
}

/** Prices the measured parcel with the order's card and plan, so that newer price lists do not affect it. */
async function measured(
  tx: Tx<RatingServices>,
  shipment: Shipment,
  box: MeasuredBox,
  { request, verifiedBy, at }: { request: VerifyShipmentInput; verifiedBy: string | null; at: Date },
): Promise<Verification> {
  const parcel = verifiedParcel(shipment, box);
  const places = await placesOf(tx, shipment);
  const again = rerate(tx.services.rateBook.current(), {
    serviceCode: shipment.serviceCode,
    rateCardId: shipment.rate.rateCardId,
    planId: shipment.rate.planId,
    currency: shipment.currency,
    parcel,
    ...places,
    at: new Date(shipment.rate.pricedAt),
    isCod: chargesCod(shipment.rate),
    isReturn: shipment.type === 'return',
  });
  const stands =
    !again || withinTolerance(shipment, { actualMg: BigInt(again.weights.actualMg), volumetricMg: BigInt(again.weights.volumetricMg) });
  const newRate = stands ? shipment.actualRateMinor : again.actualRate.minor;
  return {
    ...box,
    volumeMm3: parcel.volumeMm3,
    ...(again && billedWeights(shipment, again.weights, stands)),
    actualRateMinor: newRate.toString(),
    differenceMinor: (newRate - shipment.actualRateMinor).toString(),
    verifiedBy,
    verifiedAt: at.toISOString(),
    photos: request.photos ?? [],
    notes: request.notes ?? null,
  };
}

/** Take it from the agreed price, because the payment method of the order may have changed since. */
const chargesCod = ({ breakdown }: RateSnapshot): boolean => breakdown.some(({ code }) => code === 'COD_CARRIER');

/** Origin and destination of a shipment, from the current addresses of its order. */
export async function placesOf(tx: Tx, shipment: Shipment): Promise<{ origin: Place; destination: Place }> {
  const { origin, destination } = await addressesOfOrder(tx.sql, shipment.orderId);
  return { origin, destination };
}

interface Repacking extends Transition {
  readonly adjustmentInvoiceDeleted: boolean;
}

/** Sends a verified parcel back for repacking and measuring (edge 11). ADJUSTMENT_ALREADY_PAID once the adjustment was paid. */
export async function repackShipment(tx: Tx<ShipmentServices>, actor: Actor, request: RepackShipmentInput): Promise<Repacking> {
  const shipment = await lockShipment(tx, actor, request.id);
  const checks = new FieldChecks();
  checkFields(checks, '', RepackShipmentInput, request);
  checks.settle();

  const adjustmentBefore = shipment.adjustmentStatus;
  if (adjustmentBefore === 'paid') throw refuse('ADJUSTMENT_ALREADY_PAID');
  const previousStatus = shipment.status;
  const edge = exactEdge(shipmentMachine.edges.repack, factsOf(shipment), actor.type, tx.services);

  const step = stepOf({ status: 'at_sorting', note: request.reason ?? null }, actor, tx.services.clock.now());
  const transitionId = await takeEdge(tx, shipment, edge, step);
  if (request.notes?.trim())
    await addNote(tx, actor, { shipmentId: shipment.id, type: 'general', visibility: 'internal', text: request.notes });
  await recordAction(tx, actor, { ...request, shipmentId: shipment.id, action: 'repack' });
  const adjustmentInvoiceDeleted = isDue(adjustmentBefore) && !isDue(shipment.adjustmentStatus);
  return { shipment, previousStatus, newStatus: shipment.status, transitionId, adjustmentInvoiceDeleted };
}

const isDue = (status: AdjustmentStatus | null): boolean => status === 'unpaid' || status === 'pending_approval' || status === 'disputed';
