import type { RunSql } from '../../platform/db/sql.js';
import { chartOfAccounts } from './chart-of-accounts.js';

/** The entry at which a family began: what reverses it, settles it or sends it back follows from it. */
export interface Origin {
  readonly id: string;
  readonly sourceType: string;
}

/**
 * No key update: rivals for the family wait for each other, but not an entry that is being written and refers to this one.
 * That one holds the wallet already, and waiting for it here would be a deadlock.
 */
const lockFamily = `
  with recursive up as (
    select id, coalesce(reverses_entry_id, case when source_type = 'journal_entry' then source_id::uuid end) as parent_id
      from journal_entry where id = $1
     union all
    select e.id, coalesce(e.reverses_entry_id, case when e.source_type = 'journal_entry' then e.source_id::uuid end)
      from up join journal_entry e on e.id = up.parent_id
  )
  select id, source_type from journal_entry where id = (select id from up where parent_id is null) for no key update`;

/**
 * Locks the family of an entry and answers its origin; undefined when there is no such entry. What is read afterwards stays true until
 * the end of the transaction, as far as reversals, settlements and refunds of payers are concerned. One statement.
 */
export async function lockOrigin(sql: RunSql, entryId: string): Promise<Origin | undefined> {
  const [row] = await sql<{ id: string; source_type: string }>(lockFamily, [entryId]);
  return row && { id: row.id, sourceType: row.source_type };
}

const owedByFamily = `
  with recursive family as (
    select $1::uuid as id
     union all
    select e.id from family f join journal_entry e on e.source_type = 'journal_entry' and e.source_id = f.id::text
  )
  select coalesce(sum(case direction when 'credit' then amount_minor else -amount_minor end), 0)::text as owed
    from family f join posting p on p.entry_id = f.id
   where p.account = '${chartOfAccounts.refundsPayable.code}'`;

/** What a payer is still owed of a surplus, in minor units, when every refund and reversal is counted. One statement. */
export async function owedToPayer(sql: RunSql, { id }: Origin): Promise<bigint> {
  const [row] = await sql<{ owed: string }>(owedByFamily, [id]);
  return BigInt(row?.owed ?? 0);
}
