import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import { money } from '../../kernel/money.js';
import { runOnce } from '../../platform/db/statement.js';
import { readPage, type Page } from '../../platform/graphql/connection.js';
import type { Context } from '../../platform/work/context.js';
import type { CarrierCashParcelsArgs, CarrierCashParcelType } from './carrier-cash.types.js';
import { db, type CodTables } from './cod.tables.js';

export interface CarrierCashParcel extends CarrierCashParcelType {
  /** Of the collection: the list goes on after it. */
  readonly createdAt: Date;
  readonly shipmentId: string;
}

const DAY_MS = 86_400_000;
const MAX_CODE = 40;

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
