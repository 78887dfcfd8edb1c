import { sql as raw, type RawBuilder } from 'kysely';
import { readDays } from '../../kernel/day-range.js';
import { FieldChecks } from '../../kernel/errors.js';
import { money } from '../../kernel/money.js';
import type { RunSql } from '../../platform/db/sql.js';
import { runOnce } from '../../platform/db/statement.js';
import type { Context } from '../../platform/work/context.js';
import type { MoneyType } from '../../platform/graphql/money.type.js';
import { uuidOrNone } from '../../platform/ids.js';
import { ratios, type Sums } from './figures.rules.js';
import { db } from './figures.tables.js';
import type { FleetFiguresArgs, FleetFiguresType, FleetFigureGroup } from './figures.types.js';

/** 92 days, both ends included. */
const MOST_DAYS_AFTER = 91;
const MAX_ROWS = 1000;

const KEYS = { day: 'day', hub: 'hub_id', driver: 'driver_id' } as const satisfies Record<FleetFigureGroup, string>;

/** What a group is sorted by. */
const SORTED = {
  day: raw`g.key`,
  hub: raw`(select code from hub where id = g.key::uuid) nulls last`,
  driver: raw`(select lower(name) from staff where id = g.key::uuid) nulls last, g.key`,
} as const satisfies Record<FleetFigureGroup, RawBuilder<unknown>>;

export interface Figures extends FleetFiguresType {
  readonly hubId: string | null;
  readonly driverId: string | null;
}

/** The figures of runs in a range of days. DATE_RANGE_TOO_LARGE, VALIDATION_FAILED. */
export async function readFigures({ sql }: Context, args: FleetFiguresArgs): Promise<Figures[]> {
  const { by, from, to } = args;
  const checks = new FieldChecks();
  readDays(checks, { fields: ['from', 'to'], start: from, end: to, most: MOST_DAYS_AFTER });
  checks.settle();
  const [rows, differences] = await Promise.all([runOnce(sql, sumsOf(args)), differencesOf(sql, args)]);
  return rows.map(({ key, ...sums }) => ({
    day: by === 'day' ? key : null,
    hubId: by === 'hub' ? key : null,
    driverId: by === 'driver' ? key : null,
    ...ratios(sums),
    cashDifferences: differences.get(key) ?? [],
  }));
}

const keyOf = ({ by }: FleetFiguresArgs) => raw`f.${raw.ref(KEYS[by])}::text`;

function within({ from, to, hub, driver }: FleetFiguresArgs): RawBuilder<unknown> {
  const conditions = [raw`f.day between ${from}::date and ${to}::date`];
  if (hub != null) conditions.push(raw`f.hub_id = ${uuidOrNone(hub)}::uuid`);
  if (driver != null) conditions.push(raw`f.driver_id = ${uuidOrNone(driver)}::uuid`);
  return raw.join(conditions, raw` and `);
}

interface SumRow extends Sums {
  readonly key: string | null;
}

function sumsOf(args: FleetFiguresArgs) {
  const groups = raw<SumRow>`(
    select ${keyOf(args)} as key, count(*)::int as runs, sum(stops_done)::int as stops, sum(stops_late)::int as late,
      sum(tasks_completed)::int as completed, sum(tasks_failed)::int as failed, sum(first_attempts)::int as firsts,
      sum(first_successes)::int as successes, sum(metres)::float8 as metres, sum(seconds)::float8 as seconds
    from run_figure f where ${within(args)} group by 1)`;
  return db.selectFrom(groups.as('g')).selectAll().orderBy(SORTED[args.by]).limit(MAX_ROWS);
}

async function differencesOf(on: RunSql, args: FleetFiguresArgs): Promise<Map<string | null, MoneyType[]>> {
  const sums = raw<{ key: string | null; currency: string; minor: string }>`(
    select ${keyOf(args)} as key, d.currency, sum(d.minor::bigint)::text as minor
    from run_figure f cross join lateral jsonb_to_recordset(f.differences) as d (minor text, currency text)
    where ${within(args)} and f.differences <> '[]' group by 1, 2 having sum(d.minor::bigint) <> 0)`;
  const found = new Map<string | null, MoneyType[]>();
  for (const { key, currency, minor } of await runOnce(on, db.selectFrom(sums.as('d')).selectAll().orderBy('d.currency'))) {
    found.set(key, [...(found.get(key) ?? []), money(BigInt(minor), currency)]);
  }
  return found;
}
