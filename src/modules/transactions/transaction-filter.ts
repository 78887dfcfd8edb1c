import { daysAfter } from '../../kernel/clock.js';
import { MAX_DAYS, readDays, type DayRange } from '../../kernel/day-range.js';
import { FieldChecks } from '../../kernel/field-checks.js';
import { isUuid } from '../../platform/ids.js';
import type { PostingSource } from '../ledger/index.js';
import type { Transaction } from './transaction.js';
import { holdsFound, postingsFound } from './transaction-search.js';
import { STATUS_CONDITIONS, TALLY_CONDITIONS } from './transaction.sql.js';

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

/** Conditions on a table, with the values that they name from $1 on. */
export interface Where {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** A range of days of which one end is given goes on for as long as a range may be. */
export function daysOf({ startDate, endDate }: TransactionFilter): DayRange {
  const checks = new FieldChecks();
  const { from, before } = readDays(checks, { fields: ['startDate', 'endDate'], start: startDate, end: endDate });
  checks.settle();
  if (from && !before) return { from, before: daysAfter(from, MAX_DAYS + 1) };
  if (before && !from) return { from: daysAfter(before, -(MAX_DAYS + 1)), before };
  return { from, before };
}

/** An id that is none matches nothing, as an unknown one does. */
const NOBODY = '00000000-0000-0000-0000-000000000000';
const uuidOrNone = (id: string): string => (isUuid(id) ? id : NOBODY);

/** The same on the tally of postings `t`, with the same values: what is counted there, and which stretches lie inside and outside of the days. */
export interface FeedWhere extends Where {
  readonly kinds: string;
  readonly inside: string;
  readonly outside: string;
}

export function postingWhere(filter: TransactionFilter, { from, before }: DayRange): FeedWhere {
  const { demand, found, given, where, place } = conditions();
  const kinds: string[] = [];
  const inside: string[] = [];
  const outside: string[] = [];
  if (filter.sellerId != null) demand('p.seller_id = ?', uuidOrNone(filter.sellerId));
  if (filter.shipmentId != null) demand('p.shipment_id = ?', filter.shipmentId);
  if (filter.search != null) found(postingsFound(filter.search, given));
  if (filter.type) {
    demand('p.direction = ?', filter.type);
    kinds.push(`t.direction = ${place()}`);
  }
  if (filter.source) {
    demand('p.source = ?', filter.source);
    kinds.push(`t.source = ${place()}`);
  }
  if (from) {
    demand('p.occurred_at >= ?', from);
    inside.push(`first_at >= ${place()}`);
    outside.push(`last_at < ${place()}`);
  }
  if (before) {
    demand('p.occurred_at < ?', before);
    inside.push(`last_at < ${place()}`);
    outside.push(`first_at >= ${place()}`);
  }
  if (filter.status) kinds.push(TALLY_CONDITIONS[filter.status]);
  return {
    ...where(filter.status ? [STATUS_CONDITIONS[filter.status]] : []),
    kinds: kinds.map((kind) => ` and ${kind}`).join(''),
    inside: inside.join(' and ') || 'true',
    outside: outside.join(' or ') || 'false',
  };
}

/** Null when no hold can match. */
export function holdWhere(filter: TransactionFilter, { from, before }: DayRange): Where | null {
  const { status, type, source } = filter;
  if ((status && status !== 'pending') || type === 'credit' || (source && source !== 'shipment' && source !== 'return')) return null;
  const { demand, found, given, where } = conditions();
  if (filter.sellerId != null) demand('h.seller_id = ?', uuidOrNone(filter.sellerId));
  if (filter.shipmentId != null) demand('h.shipment_id = ?', filter.shipmentId);
  if (filter.search != null) found(holdsFound(filter.search, given));
  if (source) demand(`(select type from shipment where id = h.shipment_id) = ?`, source === 'return' ? 'return' : 'outbound');
  if (from) demand('h.created_at >= ?', from);
  if (before) demand('h.created_at < ?', before);
  return where([]);
}

function conditions() {
  const texts: string[] = [];
  const values: unknown[] = [];
  const given = (value: unknown): string => `$${values.push(value)}`;
  return {
    given,
    demand: (condition: string, value: unknown): void => void texts.push(condition.replace('?', given(value))),
    /** A condition whose values were given before. */
    found: (condition: string): void => void texts.push(condition),
    /** Where the last value stands. */
    place: (): string => `$${values.length}`,
    where: (more: readonly string[]): Where => ({ text: [...texts, ...more].map((text) => ` and ${text}`).join(''), values }),
  };
}

/** True when all sellers are asked for together. */
export const isFeed = ({ sellerId, shipmentId, search }: TransactionFilter): boolean =>
  sellerId == null && shipmentId == null && search == null;

/** True when nothing but the seller is asked for, so that nothing has to be counted. */
export const isWhole = ({ shipmentId, type, source, status, startDate, endDate, search }: TransactionFilter): boolean =>
  search == null && shipmentId == null && !type && !source && !status && startDate == null && endDate == null;
