import { sql } from 'kysely';
import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named } from '../../platform/db/statement.js';
import { chartOfAccounts } from './chart-of-accounts.js';
import { db } from './ledger.tables.js';

/** The entry at which a family began: what reverses it, settles it or sends it back follows from it. */
export interface Origin {
  readonly id: string;
  readonly sourceType: string;
}

const PARENT = sql<string | null>`coalesce(e.reverses_entry_id, case when e.source_type = 'journal_entry' then e.source_id::uuid end)`;

/**
 * No key update: rivals for the family wait for each other, but not an entry that is being written and refers to this one.
 * That one holds the wallet already, and waiting for it here would be a deadlock.
 */
const lockFamily = statement(($: Named<{ entryId: string }>) =>
  db
    .withRecursive('up', (entries) =>
      entries
        .selectFrom('journalEntry as e')
        .select(['e.id', PARENT.as('parentId')])
        .where('e.id', '=', $.entryId)
        .unionAll(
          entries
            .selectFrom('up')
            .innerJoin('journalEntry as e', 'e.id', 'up.parentId')
            .select(['e.id', PARENT.as('parentId')]),
        ),
    )
    .selectFrom('journalEntry')
    .select(['id', 'sourceType'])
    .where('id', '=', (eb) => eb.selectFrom('up').select('up.id').where('up.parentId', 'is', null))
    .forNoKeyUpdate(),
);

/**
 * Locks the family of an entry and answers its origin; undefined when there is no such entry. What is read afterwards stays true until
 * the end of the transaction, as far as reversals, settlements and refunds of payers are concerned. One statement.
 */
export const lockOrigin = (on: RunSql, entryId: string): Promise<Origin | undefined> => lockFamily.first(on, { entryId });

const owedByFamily = statement(($: Named<{ originId: string }>) =>
  db
    .withRecursive('family', (entries) =>
      entries.selectNoFrom(sql<string>`${$.originId}::uuid`.as('id')).unionAll(
        entries
          .selectFrom('family')
          .innerJoin('journalEntry as e', (join) =>
            join.on('e.sourceType', '=', 'journal_entry').on('e.sourceId', '=', sql<string>`family.id::text`),
          )
          .select('e.id'),
      ),
    )
    .selectFrom('family')
    .innerJoin('posting as p', 'p.entryId', 'family.id')
    .select(sql<bigint>`coalesce(sum(case direction when 'credit' then amount_minor else -amount_minor end), 0)::bigint`.as('owed'))
    .where('p.account', '=', chartOfAccounts.refundsPayable.code),
);

/** What a payer is still owed of a surplus, in minor units, when every refund and reversal is counted. One statement. */
export const owedToPayer = async (on: RunSql, { id }: Origin): Promise<bigint> =>
  (await owedByFamily.first(on, { originId: id }))?.owed ?? 0n;
