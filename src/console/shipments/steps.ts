import type { Session } from '../app/session.js';
import { send } from '../graph/send.js';
import {
  BookPickupDocument,
  CancelOrderOfShipmentDocument,
  FulfilOrderOfShipmentDocument,
  MoveShipmentDocument,
  type AllowedStepFragment,
} from './operations.generated.js';
import type { ShipmentDetails } from './shipment-details.js';
import { type DeliveryCollectionInput, type RetryAction } from '../../schema-types.generated.js';

/** Transition numbers of the service (reference.transitions). */
export const edges = {
  fulfil: 2, schedulePickup: 3, startPickup: 4, failPickup: 6, missPickup: 7, retryPickup: 8, receiveAtHub: 9, verify: 10, repack: 11, clear: 12, book: 13,
  deliver: 17, failAttempt: 18, redeliver: 19, hold: 20, release: 21, fail: 22, reattempt: 23, returnToSender: 24, cancel: 26,
} as const; // prettier-ignore

const REASONED: ReadonlySet<number> = new Set([
  edges.failPickup, edges.missPickup, edges.failAttempt, edges.hold, edges.fail, edges.returnToSender, edges.cancel,
]); // prettier-ignore

/** Transitions that retry, with a date, a time slot and corrections. */
export const retriesOf: Readonly<Partial<Record<number, RetryAction>>> = {
  [edges.retryPickup]: 'RETRY_PICKUP',
  [edges.redeliver]: 'REDELIVER',
  [edges.reattempt]: 'REDELIVER',
  [edges.returnToSender]: 'RETURN_TO_SENDER',
};

/** Transitions that require a reason. */
export const wantsReason = (edge: number): boolean => REASONED.has(edge);

/** Transitions that end something or use up an attempt. */
export const isGrave = (edge: number): boolean => edge === edges.fail || edge === edges.returnToSender || edge === edges.cancel;

/** Measurements have their own form, for one parcel at a time. */
export const needsForm = (edge: number): boolean => edge === edges.verify;

/** Shipment fields needed for a transition. */
export interface Movable {
  readonly id: string;
  readonly type: string;
  readonly order: { readonly id: string } | null;
  readonly allowedTransitions: readonly AllowedStepFragment[];
}

/** What a seller needs for a step of their own parcel. */
const SELLER_STEPS: Readonly<Partial<Record<number, string>>> = {
  [edges.fulfil]: 'order:fulfil',
  [edges.schedulePickup]: 'pickup:book',
  [edges.cancel]: 'order:cancel',
};

/** Steps offered to the current user. Sellers pack and cancel orders, which returns do not have, and book pickups. */
export function offeredSteps({ can }: Session, { type, order, allowedTransitions }: Movable): readonly AllowedStepFragment[] {
  if (can('shipment:move')) return allowedTransitions;
  const hasOrder = type !== 'RETURN' && order !== null;
  return allowedTransitions.filter(({ edge }) => {
    const needed = SELLER_STEPS[edge];
    return needed !== undefined && can(needed) && (hasOrder || edge === edges.schedulePickup);
  });
}

/** The step that comes next, where the current user takes it. */
export function mainStep(session: Session, shipment: Movable & { readonly nextStep: NextStepFacts }): AllowedStepFragment | undefined {
  const { kind, by } = shipment.nextStep;
  if (by !== 'OPERATOR' && by !== 'SELLER') return undefined;
  const steps = offeredSteps(session, shipment);
  return NEXT_EDGES[kind]?.map((edge) => steps.find((step) => step.edge === edge)).find((step) => step !== undefined);
}

type NextStepFacts = Pick<ShipmentDetails['nextStep'], 'kind' | 'by'>;

/** A seller who books pickups packs and books in one go. */
const NEXT_EDGES: Readonly<Partial<Record<NextStepFacts['kind'], readonly number[]>>> = {
  PACK: [edges.schedulePickup, edges.fulfil],
  BOOK_PICKUP: [edges.schedulePickup],
  RETRY_PICKUP: [edges.retryPickup],
  RECEIVE_AT_HUB: [edges.receiveAtHub],
  MEASURE: [edges.verify],
  CLEAR: [edges.clear],
  BOOK_CARRIER: [edges.book],
  REDELIVER: [edges.redeliver],
  RELEASE: [edges.release],
  DECIDE: [edges.reattempt],
};

interface StepDetails {
  readonly reasonCode?: string | null;
  readonly note?: string | null;
  readonly location?: { readonly lat: number; readonly lng: number } | null;
  readonly force?: boolean;
  /** Collection result, if something is due. */
  readonly collection?: DeliveryCollectionInput | undefined;
  /** Same key for every retry of a step, so that it is applied once. */
  readonly key: string;
}

/** Performs a transition: by status for operator staff, through order and pickup for the seller. */
export async function takeStep(
  { can }: Session,
  shipment: Omit<Movable, 'allowedTransitions'>,
  step: Pick<AllowedStepFragment, 'edge' | 'to'>,
  details: StepDetails,
) {
  const { key, reasonCode, note, location, force, collection } = details;
  if (can('shipment:move')) {
    const report = { reasonCode: reasonCode || null, note: note?.trim() || null, location, force, collection };
    const source = { source: 'console', sourceEventId: key };
    await send(MoveShipmentDocument, { input: { id: shipment.id, status: step.to, ...report, ...source } });
    return;
  }
  if (step.edge === edges.schedulePickup) {
    await send(BookPickupDocument, { id: shipment.id });
    return;
  }
  const orderId = shipment.order?.id ?? '';
  await (step.edge === edges.fulfil ? send(FulfilOrderOfShipmentDocument, { orderId }) : send(CancelOrderOfShipmentDocument, { orderId }));
}
