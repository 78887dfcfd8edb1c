import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import { db } from './carriers.tables.js';
import type { RateBookRows, RateCardStatus } from './rate-book.rows.js';

/** Writes a whole rate book into empty tables, inside the caller's transaction. */
export async function writeRateBook(sql: RunSql, rows: RateBookRows): Promise<void> {
  await db.insertAll(sql, 'carrier', rows.carriers);
  await db.insertAll(sql, 'carrierService', rows.services);
  await db.insertAll(sql, 'zone', rows.zones);
  await db.insertAll(sql, 'zoneMember', rows.zoneMembers);
  await db.insertAll(sql, 'lane', rows.lanes);
  await writeCards(sql, rows);
  await db.insertAll(sql, 'pricePlan', rows.plans);
  await db.insertAll(sql, 'pricePlanService', rows.planServices);
  await db.insertAll(sql, 'displayRule', rows.displayRules);
  await db.insertAll(sql, 'fxRate', rows.fxRates);
}

const moveTo = statement(($: Named<{ ids: readonly string[]; status: RateCardStatus }>) =>
  db.updateTable('rateCard').set({ status: $.status }).where('id', '=', anyOf($.ids)),
);

/** Cards are filled as drafts and published last: a published card takes no more breaks. */
async function writeCards(sql: RunSql, { rateCards, weightBreaks, surcharges }: RateBookRows): Promise<void> {
  const drafts = rateCards.map((card) => ({ ...card, status: 'draft' as const }));
  await db.insertAll(sql, 'rateCard', drafts);
  await db.insertAll(sql, 'weightBreak', weightBreaks);
  await db.insertAll(sql, 'surcharge', surcharges);
  const idsOf = (statuses: readonly RateCardStatus[]) => rateCards.filter(({ status }) => statuses.includes(status)).map(({ id }) => id);
  await moveTo(sql, { status: 'published', ids: idsOf(['published', 'retired']) });
  await moveTo(sql, { status: 'retired', ids: idsOf(['retired']) });
}
