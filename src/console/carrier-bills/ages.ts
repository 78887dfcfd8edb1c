import { plus, type ExactAmount } from '../ui/exact-amounts.js';
import type { CarrierCashParcelsQuery, CarrierCashQuery } from './operations.generated.js';

export type CashSum = CarrierCashQuery['carrierCash'][number];
export type CashParcel = CarrierCashParcelsQuery['carrierCashParcels']['nodes'][number];

/** Whole days since the collection, from and to; without an end for the oldest. */
export type Age = Pick<CashSum, 'fromDays' | 'toDays'>;

/** Cash of one carrier in one currency. */
export interface CashOfCarrier {
  readonly carrierCode: string;
  readonly currency: string;
  readonly sums: readonly CashSum[];
  readonly total: ExactAmount;
  readonly parcels: number;
  readonly oldestAt: string;
}

export const agesOf = (sums: readonly CashSum[]): Age[] =>
  [...new Map(sums.map((sum) => [sum.fromDays, sum])).values()].toSorted((left, right) => left.fromDays - right.fromDays);

export const ageText = ({ fromDays, toDays }: Age): string => (toDays === null ? `${fromDays}+` : `${fromDays}–${toDays}`);

/** Rows of the table, those who owe for the longest first. */
export function byCarrier(sums: readonly CashSum[]): CashOfCarrier[] {
  const groups = Map.groupBy(sums, ({ carrierCode, amount }) => `${carrierCode} ${amount.currency}`);
  return [...groups.values()].flatMap(rowOf).toSorted((left, right) => left.oldestAt.localeCompare(right.oldestAt));
}

function rowOf(sums: readonly CashSum[]): CashOfCarrier[] {
  const [first, ...others] = sums;
  if (!first) return [];
  return [
    {
      carrierCode: first.carrierCode,
      currency: first.amount.currency,
      sums,
      total: others.reduce<ExactAmount>((sum, { amount }) => plus(sum, amount), first.amount),
      parcels: sums.reduce((sum, { shipments }) => sum + shipments, 0),
      oldestAt: sums.map(({ oldestAt }) => oldestAt).toSorted()[0] ?? first.oldestAt,
    },
  ];
}
