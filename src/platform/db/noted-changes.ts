import type { RunSql } from './sql.js';

/** A column of a record that people configure, before and after a change. */
export interface NotedChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

const MOST = 40;
const noted = new WeakMap<RunSql, NotedChange[]>();

/** Keeps what a transaction changes of a record, for what reports it at its end. Not for records of shoppers. */
export function noteChanges(on: RunSql, before: object, after: object): void {
  const list = noted.get(on) ?? [];
  noted.set(on, list);
  const old = before as Readonly<Record<string, unknown>>;
  for (const [field, value] of Object.entries(after)) {
    if (value === undefined || field === 'updatedAt' || !(field in old) || list.length >= MOST) continue;
    if (textOf(old[field]) !== textOf(value)) list.push({ field, before: old[field], after: value });
  }
}

/** What the transaction has changed so far. */
export const changesNotedOn = (on: RunSql): readonly NotedChange[] => noted.get(on) ?? [];

const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part)) ?? '';
