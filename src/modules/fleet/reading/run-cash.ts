import { anyOf, statement, type Named } from '../../../platform/db/statement.js';
import type { RunSql } from '../../../platform/db/sql.js';
import { inCash, type CashCoins, money, type Money } from '../../../kernel/money.js';
import { db } from '../fleet.tables.js';
import type { StoredAmount } from '../rows/run.entity.js';

const sumHeld = statement(($: Named<{ runIds: readonly string[] }>) =>
  db
    .selectFrom('run as r')
    .innerJoin('task as t', 't.runId', 'r.id')
    .innerJoin('codCollection as c', 'c.shipmentId', 't.shipmentId')
    .select(['r.id as runId', 'c.currency'])
    .select((eb) => eb.fn.sum<bigint | string>('c.remainingMinor').as('minor'))
    .where('r.id', '=', anyOf($.runIds))
    .where('t.kind', '=', 'deliver')
    .where('t.state', '=', 'completed')
    .where('c.reversedAt', 'is', null)
    .where('c.stage', '=', 'collected')
    .whereRef('c.holderId', '=', 'r.driverId')
    .groupBy(['r.id', 'c.currency'])
    .orderBy('r.id')
    .orderBy('c.currency'),
);

const sumDue = statement(($: Named<{ runIds: readonly string[] }>) =>
  db
    .selectFrom('task as t')
    .innerJoin('shipment as s', 's.id', 't.shipmentId')
    .innerJoin('order as o', 'o.id', 's.orderId')
    .select(['t.runId', 'o.currency', 'o.collectionMinor as minor'])
    .select((eb) => eb.fn.countAll<bigint>().as('parcels'))
    .where('t.runId', '=', anyOf($.runIds))
    .where('t.kind', '=', 'deliver')
    .where('t.state', 'in', ['assigned', 'en_route', 'arrived'])
    .where('s.type', '=', 'outbound')
    .where('s.codStage', 'is', null)
    .where('o.paymentStatus', '=', 'postpaid')
    .where('o.collectionMinor', '>', 0n)
    .groupBy(['t.runId', 'o.currency', 'o.collectionMinor']),
);

export interface RunAmount {
  readonly runId: string | null;
  readonly amount: Money;
}

const amounts = (rows: readonly { runId: string | null; currency: string; minor: bigint | string }[]): RunAmount[] =>
  rows.map(({ runId, currency, minor }) => ({ runId, amount: money(BigInt(minor), currency) }));

/** Cash that drivers took in these runs and still hold. */
export const cashHeld = async (on: RunSql, runIds: readonly string[]): Promise<RunAmount[]> => amounts(await sumHeld(on, { runIds }));

/** Cash on delivery that is still to be taken in these runs: of each parcel what coins make of it. */
export async function cashDue(on: RunSql, runIds: readonly string[], coins: CashCoins): Promise<RunAmount[]> {
  const byRun = Map.groupBy(await sumDue(on, { runIds }), ({ runId }) => runId);
  return [...byRun].flatMap(([runId, rows]) => {
    const due = rows.map(({ minor, currency, parcels }) => money(inCash(money(minor, currency), coins).minor * BigInt(parcels), currency));
    return sumByCurrency(due).map((amount) => ({ runId, amount }));
  });
}

/** Adds amounts up by currency. */
export function sumByCurrency(parts: readonly Money[]): Money[] {
  const sums = new Map<string, bigint>();
  for (const { minor, currency } of parts) sums.set(currency, (sums.get(currency) ?? 0n) + minor);
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([currency, minor]) => money(minor, currency));
}

export const stored = (all: readonly Money[]): StoredAmount[] => all.map(({ minor, currency }) => ({ minor: String(minor), currency }));

export const unstored = (all: readonly StoredAmount[] | null): Money[] | null =>
  all && all.map(({ minor, currency }) => money(BigInt(minor), currency));

/** What was counted less what should be there, by currency. */
export const differenceOf = (expected: readonly Money[], counted: readonly Money[]): Money[] =>
  sumByCurrency([...counted, ...expected.map(({ minor, currency }) => money(-minor, currency))]);
