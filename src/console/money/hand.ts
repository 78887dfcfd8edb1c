import { useState } from 'react';
import { useFilters } from '../graph/use-filters.js';
import { amountLike, minorOf } from '../ui/exact-amounts.js';
import type { CodCustodyQuery, HeldParcelsQuery } from './operations.generated.js';
import type { CodStage } from '../../schema-types.generated.js';

/** Money of one holder in one currency at one stage. */
export type Hand = CodCustodyQuery['codCustody'][number];
export type HeldParcel = HeldParcelsQuery['shipments']['nodes'][number];

/** URL value for money without a named holder. */
const NO_HOLDER = 'nobody';

const NEXT: Readonly<Record<CodStage, CodStage>> = {
  COLLECTED: 'WITH_RECEPTION',
  WITH_CARRIER: 'DEPOSITED',
  WITH_RECEPTION: 'WITH_ACCOUNTS',
  WITH_ACCOUNTS: 'DEPOSITED',
  DEPOSITED: 'DEPOSITED',
};

/** Next stage of the money. Non-cash payments go straight to the bank. */
export const stageAfter = ({ stage, cash }: Pick<Hand, 'stage' | 'cash'>): CodStage => (cash ? NEXT[stage] : 'DEPOSITED');

export const keyOf = ({ stage, cash, holder, carrierCode, amount }: Hand): string =>
  [stage, cash ? 'cash' : 'other', holder?.id ?? carrierCode ?? NO_HOLDER, amount.currency].join('.');

/** Who bears what is missing. */
export function shortageOf({ stage, cash }: Hand): 'handover.carrierOwes' | 'handover.shortages' | 'handover.lossOnly' {
  if (stage === 'WITH_CARRIER') return 'handover.carrierOwes';
  return cash ? 'handover.shortages' : 'handover.lossOnly';
}

/** The holder named in the URL. Still shown, with a zero amount, after handing over everything. */
export function useHand(hands: readonly Hand[]): { readonly hand: Hand | undefined; readonly look: (hand: Hand | null) => void } {
  const { get, set } = useFilters();
  const key = get('hand');
  const found = hands.find((each) => keyOf(each) === key);
  const [last, setLast] = useState<Hand>();
  if (found && found !== last) setLast(found);
  const emptied = last && keyOf(last) === key ? { ...last, shipments: 0, amount: amountLike(last.amount, 0n) } : undefined;
  return { hand: found ?? emptied, look: (hand) => set({ hand: hand && keyOf(hand) }) };
}

/** Whether a holder has the money of a parcel. */
export function isIn({ stage, cash, holder, amount }: Hand, { cod }: HeldParcel): boolean {
  if (!cod || cod.stage !== stage || !cod.remaining || cod.remaining.currency !== amount.currency) return false;
  if ((cod.paymentMethod === 'CASH') !== cash) return false;
  return holder !== null || (cod.history.at(-1)?.byId ?? null) === null;
}

/** Remaining amount of a parcel. */
export const heldMinor = ({ cod }: HeldParcel): bigint => (cod?.remaining ? minorOf(cod.remaining) : 0n);
