import { sql } from 'kysely';
import { daysAfter } from '../../../kernel/clock.js';
import { MAX_DAYS, readDays, type DayRange } from '../../../kernel/day-range.js';
import { FieldChecks } from '../../../kernel/errors.js';
import { uuidOrNone } from '../../../platform/ids.js';
import type { PostingSource } from '../../ledger/index.js';
import type { Transaction } from './transaction.js';
import { holdsFound, postingsFound } from './transaction-search.js';
import { allOf, oneOf, STATUS_CONDITIONS, TALLY_CONDITIONS, type Condition } from './conditions.js';

export interface TransactionFilter {
  readonly sellerId?: string | null;
  /** UUID of the shipment. */
  readonly shipmentId?: string | null;
  readonly type?: Transaction['type'] | null;
  readonly source?: PostingSource | null;
  readonly status?: Transaction['status'] | null;
  readonly startDate?: string | null;
  readonly endDate?: string | null;
  readonly search?: string | null;
}

/** With one date only, the range extends to the maximum length. */
export function daysOf({ startDate, endDate }: TransactionFilter): DayRange {
  const checks = new FieldChecks();
  const { from, before } = readDays(checks, { fields: ['startDate', 'endDate'], start: startDate, end: endDate });
  checks.settle();
  if (from && !before) return { from, before: daysAfter(from, MAX_DAYS + 1) };
  if (before && !from) return { from: daysAfter(before, -(MAX_DAYS + 1)), before };
  return { from, before };
}

/** Filters on postings `p` and on their tally `t`: what is counted there, and which ranges lie inside and outside the dates. */
export interface FeedWhere {
  readonly postings: Condition;
  readonly kinds: readonly Condition[];
  readonly inside: Condition;
  readonly outside: Condition;
}

export function postingWhere(filter: TransactionFilter, { from, before }: DayRange): FeedWhere {
  const { sellerId, shipmentId, search, type, source, status } = filter;
  return {
    postings: allOf([
      ...(sellerId == null ? [] : [sql<boolean>`p.seller_id = ${uuidOrNone(sellerId)}`]),
      ...(shipmentId == null ? [] : [sql<boolean>`p.shipment_id = ${shipmentId}`]),
      ...(search == null ? [] : [postingsFound(search)]),
      ...(type ? [sql<boolean>`p.direction = ${type}`] : []),
      ...(source ? [sql<boolean>`p.source = ${source}`] : []),
      ...(from ? [sql<boolean>`p.occurred_at >= ${from}`] : []),
      ...(before ? [sql<boolean>`p.occurred_at < ${before}`] : []),
      ...(status ? [STATUS_CONDITIONS[status]] : []),
    ]),
    kinds: [
      ...(type ? [sql<boolean>`t.direction = ${type}`] : []),
      ...(source ? [sql<boolean>`t.source = ${source}`] : []),
      ...(status ? [TALLY_CONDITIONS[status]] : []),
    ],
    inside: allOf([...(from ? [sql<boolean>`first_at >= ${from}`] : []), ...(before ? [sql<boolean>`last_at < ${before}`] : [])]),
    outside: oneOf([...(from ? [sql<boolean>`last_at < ${from}`] : []), ...(before ? [sql<boolean>`first_at >= ${before}`] : [])]),
  };
}

/** Filters on holds `h`. Null when no hold can match. */
export function holdWhere(filter: TransactionFilter, { from, before }: DayRange): Condition | null {
  const { sellerId, shipmentId, search, status, type, source } = filter;
  if ((status && status !== 'pending') || type === 'credit' || (source && source !== 'shipment' && source !== 'return')) return null;
  const parcel = source === 'return' ? 'return' : 'outbound';
  return allOf([
    ...(sellerId == null ? [] : [sql<boolean>`h.seller_id = ${uuidOrNone(sellerId)}`]),
    ...(shipmentId == null ? [] : [sql<boolean>`h.shipment_id = ${shipmentId}`]),
    ...(search == null ? [] : [holdsFound(search)]),
    ...(source ? [sql<boolean>`(select type from shipment where id = h.shipment_id) = ${parcel}`] : []),
    ...(from ? [sql<boolean>`h.created_at >= ${from}`] : []),
    ...(before ? [sql<boolean>`h.created_at < ${before}`] : []),
  ]);
}

/** True when all sellers are queried together. */
export const isFeed = ({ sellerId, shipmentId, search }: TransactionFilter): boolean =>
  sellerId == null && shipmentId == null && search == null;

/** True when only the seller is filtered, so that the stored counter applies. */
export const isWhole = ({ shipmentId, type, source, status, startDate, endDate, search }: TransactionFilter): boolean =>
  search == null && shipmentId == null && !type && !source && !status && startDate == null && endDate == null;
