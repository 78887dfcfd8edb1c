import type { Amount } from '../ui/money.js';
import type { DeliveryCollectionInput } from '../../schema-types.generated.js';

/** Possible collection outcomes. */
export const answers = ['CASH', 'POS', 'CARD', 'BANK_TRANSFER', 'NONE'] as const;
export type AnswerKind = (typeof answers)[number];

/** Collection input for one parcel, without defaults. */
export interface Answer {
  readonly kind: AnswerKind | null;
  /** Slip number of the POS terminal. */
  readonly slip: string;
  readonly whyNot: string;
}

export const NO_ANSWER: Answer = { kind: null, slip: '', whyNot: '' };

export interface CollectedDetails {
  readonly amount: string;
  readonly collectedById: string;
  readonly acceptPartial: boolean;
  readonly notes: string;
}

/** Shipment fields needed for collection. */
export interface Collectable {
  readonly codStage: string | null;
  readonly cod: { readonly amount: Amount; readonly paidToSeller: boolean } | null;
}

/** Amount still to collect; null if nothing is due, it was collected, or the carrier pays it to the seller. */
export const openCash = ({ codStage, cod }: Collectable): Amount | null =>
  codStage === null && cod !== null && !cod.paidToSeller ? cod.amount : null;

/** Collection input for the service; undefined while incomplete. */
export function collectionOf(
  { kind, slip, whyNot }: Answer,
  { amount, collectedById, acceptPartial, notes }: CollectedDetails,
): DeliveryCollectionInput | undefined {
  if (kind === null) return undefined;
  if (kind === 'NONE') return { collected: null, notCollectedReason: whyNot.trim() };
  return {
    notCollectedReason: null,
    collected: {
      method: kind,
      amount: amount.trim() || null,
      posReference: kind === 'POS' ? slip.trim() : null,
      collectedById: collectedById || null,
      acceptPartial: acceptPartial || null,
      notes: notes.trim() || null,
    },
  };
}

/** The full amount as displayed: the service refuses if the order has changed since. */
export const inFull = ({ amount }: Amount): CollectedDetails => ({ amount, collectedById: '', acceptPartial: false, notes: '' });
