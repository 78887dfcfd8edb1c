import { sql } from 'kysely';
import type { RunSql } from '../../../platform/db/sql.js';
import { runOnce } from '../../../platform/db/statement.js';
import { COLLECTION_SOURCE } from '../book-collection.js';
import { chartOfAccounts } from '../chart-of-accounts.js';
import { PARENT } from '../entry-family.js';
import { db } from '../ledger.tables.js';

const { codWithDriver, codWithCarrier, codWithReception, codWithAccounts, clearing, refundsPayable } = chartOfAccounts;

/** Money on these accounts goes on to another one. A family that left some there is expected to have another entry. */
const IN_TRANSIT = sql.raw(
  [codWithDriver, codWithCarrier, codWithReception, codWithAccounts, clearing, refundsPayable].map(({ code }) => `'${code}'`).join(', '),
);
const COLLECTION = sql.lit(COLLECTION_SOURCE);

interface Question {
  readonly ids: readonly string[];
  /** The last archived position. */
  readonly archived: bigint;
  /**
   * A condition on a posting `l` that keeps its family, besides those of the ledger. It may use its `source`, `seller_id` and
   * `shipment_id`.
   */
  readonly isOpen: string;
}

/**
 * The families of some entries that need nothing more, in full: each with every entry that reverses, settles or refunds one of its entries, and
 * with all entries of the same collection. The planner expects long chains: `offset 0` keeps it from reading whole tables.
 */
export async function findClosed(on: RunSql, { ids, archived, isOpen }: Question): Promise<string[]> {
  const closed = await runOnce(
    on,
    db
      .selectFrom(
        sql<{ id: string }>`(
          with recursive up as (
            select e.id, e.source_type, e.source_id, ${PARENT} as parent_id from journal_entry e where e.id = any(${ids}::uuid[])
             union
            select e.id, e.source_type, e.source_id, ${PARENT} from up join journal_entry e on e.id = up.parent_id
          ), root as (
            select case source_type when ${COLLECTION} then source_id else id::text end as family, id, source_type
              from up where not exists (select from up parent where parent.id = up.parent_id)
          ), member as (
            select family, id from root
             union
            select r.family, e.id from root r cross join lateral (
              select e.id from journal_entry e where e.source_type = ${COLLECTION} and e.source_id = r.family offset 0
            ) e where r.source_type = ${COLLECTION}
          ), relative as (
            select family, id from member
             union
            select m.family, c.id from relative m cross join lateral (
              select r.id from journal_entry r where r.reverses_entry_id = m.id
               union all
              select s.id from journal_entry s where s.source_type = 'journal_entry' and s.source_id = m.id::text
            ) c
          ), line as materialized (
            select r.family, p.* from relative r cross join lateral (
              select p.seq, p.account, p.currency, p.direction, p.amount_minor, p.source, p.seller_id, p.shipment_id
                from posting p where p.entry_id = r.id offset 0
            ) p
          ), waiting as (
            select l.family from line l where l.seq > ${archived} or ${sql.raw(isOpen)}
             union
            select l.family from line l where l.account in (${IN_TRANSIT}) group by l.family, l.currency
            having sum(case l.direction when 'debit' then l.amount_minor else -l.amount_minor end) <> 0
             union
            select r.family from relative r cross join lateral (
              select from uncleared_credit u where u.entry_id = r.id and u.status = 'open' offset 0
            ) u
          )
          select r.id from relative r where r.family not in (select w.family from waiting w))`.as('closed'),
      )
      .select('id'),
  );
  return closed.map(({ id }) => id);
}
