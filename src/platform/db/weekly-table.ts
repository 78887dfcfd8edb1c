import { daysAfter } from '../../kernel/clock.js';
import { firstIdAt } from '../ids.js';

/** A table that is partitioned by ranges of an id, which begins with its time: one partition a week. */
export interface WeeklyTable {
  readonly name: string;
  /** The primary key: first the id that decides about the week. */
  readonly key: readonly [string, ...string[]];
  /** The other indexes. None is unique across partitions. */
  readonly indexes: readonly { readonly name: string; readonly on: string }[];
}

export const WEEK_DAYS = 7;

/**
 * Makes a plain table the first partition of a new one with its name, which holds everything until the end of this week. No row is copied,
 * except those whose ids say a later time. What no partition is made for goes to the default one: nothing is ever refused.
 */
export function partitionSql({ name, key, indexes }: WeeklyTable, now: Date): readonly string[] {
  const end = firstIdAt(daysAfter(mondayOf(now), WEEK_DAYS));
  const earlier = `${name}_earlier`;
  return [
    `alter table "${name}" rename to "${earlier}"`,
    `alter index "${name}_pkey" rename to "${earlier}_pkey"`,
    ...indexes.map((index) => `alter index "${index.name}" rename to "${earlier}_${index.name}"`),
    `create table "${name}" (like "${earlier}" including defaults including constraints) partition by range ("${key[0]}")`,
    `alter table "${name}" add primary key (${key.map((column) => `"${column}"`).join(', ')})`,
    ...indexes.map((index) => `create index "${index.name}" on "${name}" ${index.on}`),
    `create table "${name}_default" partition of "${name}" default`,
    `with later as (delete from "${earlier}" where "${key[0]}" >= '${end}' returning *) insert into "${name}" select * from later`,
    `alter table "${name}" attach partition "${earlier}" for values from (minvalue) to ('${end}')`,
  ];
}

/** The beginning of the week in UTC. */
export function mondayOf(now: Date): Date {
  const midnight = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
  return daysAfter(midnight, -((midnight.getUTCDay() + 6) % WEEK_DAYS));
}
