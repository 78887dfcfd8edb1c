import { sql } from 'kysely';
import { anyOf, statement, type Named } from '../../../platform/db/statement.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import type { Work } from '../../../platform/work/work.js';
import { NO_ID } from '../../../platform/ids.js';
import { CARRIER_BILLED } from '../carrier-money.js';
import { PARTY } from '../fold-day-totals.js';
import { db } from '../ledger.tables.js';
import { BLOCK_BITS } from '../posting-tally.sql.js';
import { findClosed } from './find-closed.js';
import { findLatest } from './next-month.js';

/** Entries per transaction, with their families. */
const BATCH = 200;

const findArchived = statement(($: Named<{ after: bigint; archived: bigint }>) =>
  db
    .selectFrom('posting')
    .select(['entryId', 'seq'])
    .where('line', '=', 1)
    .where('seq', '>', $.after)
    .where('seq', '<=', $.archived)
    .orderBy('seq')
    .limit(BATCH),
);

/** Deletes what is archived and closed from the journal, in batches; what is open stays for another night. Resumes where it was stopped. */
export async function removeArchived({ sql: on, transact }: Pick<Work, 'sql' | 'transact'>, isOpen: string): Promise<void> {
  const archived = (await findLatest.first(on, {}))?.lastSeq ?? 0n;
  for (let after = 0n; ;) {
    const batch = await findArchived(on, { after, archived });
    const last = batch.at(-1);
    if (!last) return;
    await transact(async (tx) => {
      const question = { ids: batch.map(({ entryId }) => entryId), archived, isOpen };
      const ids = await findClosed(tx.sql, question);
      if (ids.length === 0) return;
      const locked = new Set((await lockEntries(tx.sql, { ids })).map(({ id }) => id));
      // An entry that was deleted or reversed in the meantime changes what is closed; the rest waits for another night.
      const closed = await findClosed(tx.sql, question);
      if (closed.length > 0 && closed.every((id) => locked.has(id))) await remove(tx, closed);
    });
    after = last.seq;
  }
}

async function remove(tx: Tx, ids: readonly string[]): Promise<void> {
  await keepKeys(tx.sql, { ids });
  await removePostings(tx.sql, { ids });
  await removeEntries(tx.sql, { ids });
}

type Ids = Named<{ ids: readonly string[] }>;

/** Another process that does the same waits here, and finds nothing left. */
const lockEntries = statement(($: Ids) =>
  db.selectFrom('journalEntry').select('id').where('id', '=', anyOf($.ids)).orderBy('id').forUpdate(),
);

const keepKeys = statement(($: Ids) =>
  db
    .insertInto('ledgerArchivedEntry')
    .columns(['entryId', 'idempotencyKey', 'month'])
    .expression((eb) =>
      eb
        .selectFrom('journalEntry as e')
        .innerJoin('posting as p', (join) => join.onRef('p.entryId', '=', 'e.id').on('p.line', '=', 1))
        .innerJoin('ledgerArchive as a', (join) => join.onRef('p.seq', '>=', 'a.firstSeq').onRef('p.seq', '<=', 'a.lastSeq'))
        .select(['e.id', 'e.idempotencyKey', 'a.month'])
        .where('e.id', '=', anyOf($.ids)),
    ),
);

const removeEntries = statement(($: Ids) => db.deleteFrom('journalEntry').where('id', '=', anyOf($.ids)));

const IS_REVERSED = sql<boolean>`exists (select from journal_entry r where r.reverses_entry_id = p.entry_id)`;
const SIGNED = sql`case p.direction when 'credit' then p.amount_minor else -p.amount_minor end`;
const ON_SELLER_ACCOUNT = sql<boolean>`p.account in ('1200', '2100')`;

/** Deletes postings and keeps what they add to: the counts of the accounts and of the feed, and the results of shipments. One statement. */
const removePostings = statement(($: Ids) =>
  withCounts($)
    .insertInto('ledgerShipmentTotal')
    .columns(['shipmentId', 'currency', 'revenueMinor', 'costMinor', 'refundedMinor', 'isBilled', 'isCollected'])
    .expression((eb) =>
      eb
        .selectFrom('gone as p')
        .innerJoin('journalEntry as e', 'e.id', 'p.entryId')
        .select([
          sql<string>`p.shipment_id`.as('shipmentId'),
          'p.currency',
          sql<bigint>`coalesce(sum(${SIGNED}) filter (where p.account like '4%' or p.account = '5100'), 0)::bigint`.as('revenueMinor'),
          sql<bigint>`coalesce(-sum(${SIGNED}) filter (where p.account = '5200'), 0)::bigint`.as('costMinor'),
          sql<bigint>`coalesce(sum(p.amount_minor) filter (where p.source = 'refund' and ${ON_SELLER_ACCOUNT}), 0)::bigint`.as(
            'refundedMinor',
          ),
          sql<boolean>`bool_or(e.type = ${sql.lit(CARRIER_BILLED)})`.as('isBilled'),
          sql<boolean>`bool_or(e.type <> 'cod_handover' and p.source = 'cod_collection' and not ${IS_REVERSED})`.as('isCollected'),
        ])
        .where('p.shipmentId', 'is not', null)
        .groupBy(sql`1, 2`),
    )
    .onConflict((conflict) =>
      conflict.columns(['shipmentId', 'currency']).doUpdateSet((eb) => ({
        revenueMinor: eb('ledgerShipmentTotal.revenueMinor', '+', eb.ref('excluded.revenueMinor')),
        costMinor: eb('ledgerShipmentTotal.costMinor', '+', eb.ref('excluded.costMinor')),
        refundedMinor: eb('ledgerShipmentTotal.refundedMinor', '+', eb.ref('excluded.refundedMinor')),
        isBilled: sql<boolean>`${eb.ref('ledgerShipmentTotal.isBilled')} or ${eb.ref('excluded.isBilled')}`,
        isCollected: sql<boolean>`${eb.ref('ledgerShipmentTotal.isCollected')} or ${eb.ref('excluded.isCollected')}`,
      })),
    ),
);
const withCounts = ($: Ids) =>
  db
    .with('gone', (postings) =>
      postings
        .deleteFrom('posting')
        .where('entryId', '=', anyOf($.ids))
        .returning(['entryId', 'seq', 'account', 'currency', 'sellerId', 'workerId', 'direction', 'source', 'amountMinor'])
        .returning(['shipmentId', 'occurredAt']),
    )
    .with('counted', (openings) =>
      openings
        .updateTable('ledgerOpening as o')
        .from((eb) =>
          eb
            .selectFrom('gone as p')
            .select(['p.account', 'p.currency', sql<string>`coalesce(${PARTY}, ${sql.lit(NO_ID)}::uuid)`.as('partyId')])
            .select((each) => each.fn.countAll<bigint>().as('removed'))
            .groupBy(sql`1, 2, 3`)
            .as('g'),
        )
        .set((eb) => ({ removed: sql<bigint>`${eb.ref('o.removed')} + ${eb.ref('g.removed')}` }))
        .whereRef('o.account', '=', 'g.account')
        .whereRef('o.currency', '=', 'g.currency')
        .whereRef('o.partyId', '=', 'g.partyId'),
    )
    .with('tallied', (tallies) =>
      tallies
        .insertInto('postingTally')
        .columns(['block', 'direction', 'source', 'reversed', 'amount', 'firstAt', 'lastAt', 'fresh'])
        .expression((eb) =>
          eb
            .selectFrom('gone as p')
            .select([sql<number>`(p.seq >> ${sql.lit(BLOCK_BITS)})::int`.as('block'), 'p.direction', 'p.source'])
            .select([IS_REVERSED.as('reversed'), sql<number>`-count(*)::int`.as('amount')])
            .select((each) => [each.fn.min('p.occurredAt').as('firstAt'), each.fn.max('p.occurredAt').as('lastAt')])
            .select((each) => each.lit(true).as('fresh'))
            .where(ON_SELLER_ACCOUNT)
            .groupBy(sql`1, 2, 3, 4`),
        ),
    );
