import { amountText, digitsOf, minorOfText } from '../ui/exact-amounts.js';
import { heldMinor, stageAfter, type Hand, type HeldParcel } from './hand.js';
import type { AdvanceCodHandoverInput } from '../../schema-types.generated.js';

/** Input of a handover. */
export interface HandoverPlan {
  readonly receivedById: string;
  readonly handedOverById: string;
  readonly reference: string;
  /** In the format of the browser field: local time without seconds. */
  readonly depositedAt: string;
  readonly notes: string;
  readonly shortageNote: string;
  /** Received amount as typed, if not the full amount. */
  readonly arrived: Readonly<Record<string, string>>;
}

export const emptyPlan: HandoverPlan = {
  receivedById: '',
  handedOverById: '',
  reference: '',
  depositedAt: '',
  notes: '',
  shortageNote: '',
  arrived: {},
};

/** Received amount of a parcel; undefined if the input is invalid or exceeds the remaining amount. */
export function arrivedOf({ arrived }: HandoverPlan, parcel: HeldParcel): bigint | undefined {
  const there = heldMinor(parcel);
  const text = arrived[parcel.id];
  if (text === undefined || text.trim() === '') return there;
  const minor = parcel.cod?.remaining ? minorOfText(text, digitsOf(parcel.cod.remaining)) : undefined;
  return minor !== undefined && minor <= there ? minor : undefined;
}

export interface PlanFacts {
  /** Total received; undefined while an amount is invalid. */
  readonly total: bigint | undefined;
  readonly isShort: boolean;
  readonly isReady: boolean;
}

/** The count must not be below the amount to post. Required fields report themselves. */
export function factsOf(
  plan: HandoverPlan,
  { parcels, counted }: { parcels: readonly HeldParcel[]; counted: bigint | undefined },
): PlanFacts {
  const amounts = parcels.map((parcel) => arrivedOf(plan, parcel));
  const total = amounts.reduce<bigint | undefined>((sum, each) => (sum === undefined || each === undefined ? undefined : sum + each), 0n);
  const isShort = parcels.some((parcel, index) => (amounts[index] ?? 0n) < heldMinor(parcel));
  const isCounted = counted === undefined || (total !== undefined && counted >= total);
  return { total, isShort, isReady: total !== undefined && isCounted };
}

/** Handover of one parcel. Names the target stage, so that a duplicate request is refused instead of executed twice. */
export function inputOf(plan: HandoverPlan, hand: Hand, parcel: HeldParcel): AdvanceCodHandoverInput {
  const toStage = stageAfter(hand);
  const arrived = arrivedOf(plan, parcel) ?? heldMinor(parcel);
  const isShort = arrived < heldMinor(parcel);
  const isDeposit = toStage === 'DEPOSITED';
  return {
    id: parcel.id,
    toStage,
    amount: parcel.cod?.remaining ? amountText(arrived, digitsOf(parcel.cod.remaining)) : null,
    shortageNote: isShort ? plan.shortageNote.trim() : null,
    handedOverById: plan.handedOverById || null,
    receivedById: isDeposit ? null : plan.receivedById || null,
    depositReference: isDeposit ? plan.reference.trim() : null,
    depositedAt: isDeposit && plan.depositedAt !== '' ? new Date(plan.depositedAt).toISOString() : null,
    notes: plan.notes.trim() || null,
    operatorEmail: null,
  };
}
