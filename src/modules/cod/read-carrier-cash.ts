import { sql, expressionBuilder, type Expression, type SqlBool } from 'kysely';
import { money } from '../../kernel/money.js';
import { statement, type Named, runOnce } from '../../platform/db/statement.js';
import { readPage, type Page } from '../../platform/graphql/connection.js';
import type { Context } from '../../platform/work/context.js';
import type { CarrierCashArgs, CarrierCashType, CarrierCashParcelsArgs, CarrierCashParcelType } from './cod.types.js';
import { db, type CodTables } from './cod.tables.js';

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

export interface CarrierCashParcel extends CarrierCashParcelType {
  /** Of the collection: the list goes on after it. */
  readonly createdAt: Date;
  readonly shipmentId: string;
}

const DAY_MS = 86_400_000;

const collections = () =>
  db.selectFrom('codCollection').select(['id', 'collectedAt', 'carrierCode', 'currency', 'collectedMinor', 'remainingMinor', 'shipmentId']);
const collection = expressionBuilder<CodTables, 'codCollection'>();

/** Lists parcels whose cash a carrier still owes, the oldest first. */
export async function readCarrierCashParcels(context: Context, args: CarrierCashParcelsArgs): Promise<Page<CarrierCashParcel>> {
  const { sql: on } = context;
  const now = context.services.clock.now().getTime();
  const found = owedBy(args, now);
  return readPage(args, {
    count: async () => {
      const counted = db.selectFrom('codCollection').where(found);
      const [row] = await runOnce(
        on,
        counted.select(({ fn }) => fn.countAll<bigint>().as('count')),
      );
      return Number(row?.count ?? 0);
    },
    rows: async ({ limit, after, offset }) => {
      const page = collections().where(found).orderBy('collectedAt').orderBy('id').limit(limit).offset(offset);
      const rows = await runOnce(
        on,
        after ? page.where((eb) => eb(eb.refTuple('collectedAt', 'id'), '>', eb.tuple(after.createdAt, after.id))) : page,
      );
      return rows.map(({ carrierCode, currency, collectedMinor, remainingMinor, ...row }) => ({
        ...row,
        createdAt: row.collectedAt,
        carrierCode: carrierCode ?? '',
        days: Math.max(0, Math.floor((now - row.collectedAt.getTime()) / DAY_MS)),
        collected: money(collectedMinor, currency),
        owed: money(remainingMinor, currency),
      }));
    },
  });
}

/** Ages are those of `carrierCash`: a collection from a clock that is a little ahead is 0 days old. */
function owedBy({ carrierCode, currency, fromDays, toDays }: CarrierCashParcelsArgs, now: number): Expression<SqlBool> {
  const [carrier, inCurrency] = [carrierCode?.trim(), currency?.trim().toUpperCase()];
  return collection.and([
    collection('reversedAt', 'is', null),
    collection('stage', '=', 'with_carrier'),
    ...(carrier ? [collection('carrierCode', '=', carrier.slice(0, MAX_CODE + 1))] : []),
    ...(inCurrency ? [collection('currency', '=', inCurrency.slice(0, 4))] : []),
    ...(fromDays != null && fromDays > 0 ? [collection('collectedAt', '<=', before(now, fromDays))] : []),
    ...(toDays != null ? [collection('collectedAt', '>', before(now, toDays + 1))] : []),
  ]);
}

const before = (now: number, days: number): Date => new Date(now - days * DAY_MS);
