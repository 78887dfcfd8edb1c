import { sql } from 'kysely';
import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named } from '../../platform/db/statement.js';
import { chartOfAccounts } from './chart-of-accounts.js';
import { db } from './ledger.tables.js';

/** The root entry of a family: entries that reverse, settle or refund it descend from it. */
export interface Origin {
  readonly id: string;
  readonly sourceType: string;
}

export const PARENT = sql<
  string | null
>`coalesce(e.reverses_entry_id, case when e.source_type = 'journal_entry' then e.source_id::uuid end)`;

/**
 * No key update: rivals for the family wait for each other, but not for an entry that is being written and references this one. That
 * writer already holds the wallet, so waiting for it here would deadlock.
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
 * Locks the family of an entry and returns its origin; undefined if the entry does not exist. Until the end of the transaction, no other
 * reversal, settlement or payer refund can touch the family. One statement.
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

/** The part of a surplus still owed to its payer, in minor units, after all refunds and reversals. One statement. */
export const owedToPayer = async (on: RunSql, { id }: Origin): Promise<bigint> =>
  (await owedByFamily.first(on, { originId: id }))?.owed ?? 0n;
