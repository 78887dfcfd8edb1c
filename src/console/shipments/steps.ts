import type { Session } from '../app/session.js';
import { send } from '../graph/send.js';
import {
  CancelOrderOfShipmentDocument,
  FulfilOrderOfShipmentDocument,
  MoveShipmentDocument,
  type AllowedStepFragment,
} from './operations.generated.js';
import { type DeliveryCollectionInput, type RetryAction } from '../../schema-types.generated.js';

/** Transition numbers of the service (reference.transitions). */
export const edges = {
  fulfil: 2, schedulePickup: 3, startPickup: 4, failPickup: 6, missPickup: 7, retryPickup: 8, verify: 10, repack: 11, deliver: 17, failAttempt: 18,
  redeliver: 19, hold: 20, fail: 22, reattempt: 23, returnToSender: 24, cancel: 26,
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

/** Steps offered to the current user: sellers pack and cancel orders, which returns do not have. */
export function offeredSteps({ can }: Session, { type, order, allowedTransitions }: Movable): readonly AllowedStepFragment[] {
  if (can('shipment:move')) return allowedTransitions;
  if (type === 'RETURN' || !order) return [];
  return allowedTransitions.filter(
    ({ edge }) => (edge === edges.fulfil && can('order:fulfil')) || (edge === edges.cancel && can('order:cancel')),
  );
}

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

/** Performs a transition: by status for operator staff, through the order for its seller. */
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
  const orderId = shipment.order?.id ?? '';
  await (step.edge === edges.fulfil ? send(FulfilOrderOfShipmentDocument, { orderId }) : send(CancelOrderOfShipmentDocument, { orderId }));
}
