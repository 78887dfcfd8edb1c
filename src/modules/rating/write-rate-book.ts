import { sql } from 'kysely';
import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { writeCarrierRows } from '../carriers/index.js';
import { writePriceRows } from '../pricing/index.js';
import { db } from './rating.tables.js';
import type { RateBookRows } from './rate-book.rows.js';
import type { RateCardStatus } from './rating.enums.js';

/** Arbitrary advisory lock id: two processes that start together must not both write the initial prices. */
const SEED_LOCK = 7_461_203_772;

const holdSeed = statement(() => db.selectNoFrom(sql`pg_advisory_xact_lock(${sql.lit(SEED_LOCK)})`.as('locked')));
const findCarrier = statement(() => db.selectFrom('carrier').select('id').limit(1));

/** Writes the initial rate book if there is none. */
export async function writeFirstRateBook(tx: Tx, rows: RateBookRows): Promise<void> {
  const [, carrier] = await Promise.all([holdSeed(tx.sql, {}), findCarrier.first(tx.sql, {})]);
  if (!carrier) await writeRateBook(tx.sql, rows);
}

/** Writes a complete rate book into empty tables, in the caller's transaction. */
async function writeRateBook(on: RunSql, rows: RateBookRows): Promise<void> {
  await writeCarrierRows(on, rows);
  await db.insertAll(on, 'zone', rows.zones);
  await db.insertAll(on, 'zoneMember', rows.zoneMembers);
  await db.insertAll(on, 'lane', rows.lanes);
  await writeCards(on, rows);
  await writePriceRows(on, rows);
}

const moveTo = statement(($: Named<{ ids: readonly string[]; status: RateCardStatus }>) =>
  db.updateTable('rateCard').set({ status: $.status }).where('id', '=', anyOf($.ids)),
);

/** Insert cards as drafts and publish them last: a published card rejects new breaks. */
async function writeCards(on: RunSql, { rateCards, weightBreaks, surcharges }: RateBookRows): Promise<void> {
  const drafts = rateCards.map((card) => ({ ...card, status: 'draft' as const }));
  await db.insertAll(on, 'rateCard', drafts);
  await db.insertAll(on, 'weightBreak', weightBreaks);
  await db.insertAll(on, 'surcharge', surcharges);
  const idsOf = (statuses: readonly RateCardStatus[]) => rateCards.filter(({ status }) => statuses.includes(status)).map(({ id }) => id);
  await moveTo(on, { status: 'published', ids: idsOf(['published', 'retired']) });
  await moveTo(on, { status: 'retired', ids: idsOf(['retired']) });
}
