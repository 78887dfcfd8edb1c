import { divideRounded } from '../../kernel/decimal.js';
import type { CarrierLineCause, CarrierLineKind, CarrierLineState } from './carrier-bills.enums.js';

const WORDS: readonly (readonly [CarrierLineCause, RegExp])[] = [
  ['zone', /\b(zones?|areas?|remote|lanes?|destination)\b/i],
  ['surcharge', /\b(surcharges?|fuel|fees?|duty|duties|tax|vat|redelivery|address|customs|peak|residential|handling|insurance)\b/i],
  ['weight', /\b(weights?|weigh|weighed|kg|kgs|dim|dims|dimensions?|dimensional|volumetric|volume|oversized?)\b/i],
];

export interface BilledWeight {
  readonly reason: string | null;
  readonly weightGrams: number | null;
  readonly ourWeightGrams: number | null;
}

/** Why a carrier billed another amount: what its reason says, else another weight. */
export function causeOf({ reason, weightGrams, ourWeightGrams }: BilledWeight): CarrierLineCause {
  const said = reason === null ? undefined : WORDS.find(([, words]) => words.test(reason));
  if (said) return said[0];
  return weightGrams !== null && ourWeightGrams !== null && weightGrams !== ourWeightGrams ? 'weight' : 'other';
}

/** How a bill for a parcel that no other line has billed compares with what was booked for it. */
export function comparedKind(billedMinor: bigint, expectedMinor: bigint): Extract<CarrierLineKind, 'matched' | 'higher' | 'lower'> {
  if (billedMinor === expectedMinor) return 'matched';
  return billedMinor > expectedMinor ? 'higher' : 'lower';
}

/** A line that asks for more than was agreed needs a decision. */
export const firstState = (kind: CarrierLineKind): CarrierLineState => (kind === 'matched' || kind === 'lower' ? 'accepted' : 'open');

export interface BookedLine {
  readonly kind: CarrierLineKind;
  readonly state: CarrierLineState;
  readonly amountMinor: bigint;
  readonly creditedMinor: bigint;
  readonly billedMinor: bigint;
  readonly expectedMinor: bigint;
}

/**
 * What R15 must have added to the cost for a line. A bill for nothing that was carried, or for the second time, costs nothing until it is
 * accepted; every other bill is owed from the start.
 */
export function owedMinor(line: BookedLine): bigint {
  const isClaim = line.kind === 'unknown' || line.kind === 'twice';
  if (isClaim && line.state === 'open') return 0n;
  const difference = line.billedMinor - line.expectedMinor;
  return line.state === 'credited' ? difference - creditedInBooks(line) : difference;
}

/** The credited part, exchanged as the line was. */
const creditedInBooks = ({ creditedMinor, amountMinor, billedMinor }: BookedLine): bigint =>
  creditedMinor === amountMinor ? billedMinor : divideRounded(billedMinor * creditedMinor, amountMinor);
