import { sql } from 'kysely';
import { money } from '../../kernel/money.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Context } from '../../platform/work/context.js';
import type { CarrierCashArgs, CarrierCashType } from './carrier-cash.types.js';
import { db } from './cod.tables.js';

/** Each range begins at this many days and ends before the next. */
const AGES = [0, 8, 15, 31] as const;
const DAY_SECONDS = 86_400;
const MAX_CODE = 40;

const findCash = statement(($: Named<{ now: Date; carrierCode: string | null }>) => {
  const days = sql<number>`floor(extract(epoch from ${$.now}::timestamptz - c.collected_at) / ${sql.lit(DAY_SECONDS)})`;
  // A clock that is a little behind must not lose money.
  const age = sql<number>`greatest(width_bucket(${days}, array[${sql.raw(AGES.join(','))}]::float8[]), 1)`;
  return db
    .selectFrom('codCollection as c')
    .select([sql<string>`c.carrier_code`.as('carrierCode'), 'c.currency', age.as('age')])
    .select([sql<bigint>`sum(c.remaining_minor)::bigint`.as('total'), sql<number>`count(*)::int`.as('shipments')])
    .select(sql<number>`(count(*) filter (where c.remaining_minor < c.collected_minor))::int`.as('partlyPaid'))
    .select(sql<Date>`min(c.collected_at)`.as('oldestAt'))
    .where('c.reversedAt', 'is', null)
    .where('c.stage', '=', 'with_carrier')
    .where((eb) => eb.or([sql<boolean>`${$.carrierCode}::text is null`, eb('c.carrierCode', '=', $.carrierCode)]))
    .groupBy(['c.carrierCode', 'c.currency', sql`3`])
    .orderBy('c.carrierCode')
    .orderBy('c.currency')
    .orderBy(sql`3`);
});

/** Reads the cash that carriers owe, by carrier, currency and age. One statement. */
export async function readCarrierCash(context: Context, { carrierCode }: CarrierCashArgs): Promise<CarrierCashType[]> {
  const wanted = carrierCode?.trim() || null;
  if (wanted !== null && wanted.length > MAX_CODE) return [];
  const sums = await findCash(context.sql, { now: context.services.clock.now(), carrierCode: wanted });
  return sums.map(({ age, total, currency, ...sum }) => ({
    ...sum,
    fromDays: AGES[age - 1] ?? 0,
    toDays: (AGES[age] ?? 0) - 1 > 0 ? (AGES[age] ?? 0) - 1 : null,
    amount: money(total, currency),
  }));
}
