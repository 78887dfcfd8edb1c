import { sql } from 'kysely';
import type { RunSql } from '../../platform/db/sql.js';
import { statement } from '../../platform/db/statement.js';
import type { ScheduledTask } from '../../platform/jobs/schedule.js';
import { chartOfAccounts } from './chart-of-accounts.js';
import { db } from './ledger.tables.js';
import { postedAt } from './posted-at.js';

/** Postings per statement, so that the first fold of a long journal holds no locks for long. */
const MOST = 200_000;

const { sellerReceivable, sellerWallet, driverShortage } = chartOfAccounts;

/** Owner of the sub-account of posting `p`. */
export const PARTY = sql<
  string | null
>`case when p.account in (${sql.lit(sellerReceivable.code)}, ${sql.lit(sellerWallet.code)}) then p.seller_id
  when p.account = ${sql.lit(driverShortage.code)} then p.worker_id end`;
export const DEBIT = sql<bigint>`case p.direction when 'debit' then p.amount_minor else 0 end`;
export const CREDIT = sql<bigint>`case p.direction when 'credit' then p.amount_minor else 0 end`;

const begin = statement(() =>
  db
    .insertInto('ledgerFold')
    .values({ id: 1, foldedSeq: 0n, nextSeq: 0n, nextXid: 0n })
    .onConflict((conflict) => conflict.doNothing()),
);

/** Keeps the noted position, because not all postings up to it are folded yet. */
const isPending = sql<boolean>`f.next_seq > coalesce(step.high, f.folded_seq)`;

/**
 * Folds postings into day totals in two steps. First notes a position and the next transaction id. Once every transaction before that id
 * has ended, no posting up to the position can still appear, so all of them are added.
 */
const foldDayTotals = statement(() =>
  withMovedSums()
    .updateTable('ledgerFold as f')
    .from('state')
    .leftJoin('step', (join) => join.onTrue())
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('posting')
          .select((newest) => newest.fn.max('seq').as('seq'))
          .as('newest'),
      (join) => join.onTrue(),
    )
    .set({
      foldedSeq: sql<bigint>`coalesce(step.high, f.folded_seq)`,
      nextSeq: sql<bigint>`case when ${isPending} then f.next_seq else coalesce(newest.seq, 0) end`,
      nextXid: sql<bigint>`case when ${isPending} then f.next_xid else pg_snapshot_xmax(pg_current_snapshot())::text::bigint end`,
    })
    .where('f.id', '=', 1)
    .returning([sql<boolean>`f.folded_seq < f.next_seq`.as('more'), sql<boolean>`step.high is not null`.as('folded')]),
);

const withMovedSums = () =>
  withMoved()
    .with('accounts', (totals) =>
      totals
        .insertInto('ledgerAccountDay')
        .columns(['account', 'currency', 'day', 'debitMinor', 'creditMinor'])
        .expression((eb) =>
          eb
            .selectFrom('moved')
            .select([
              'account',
              'currency',
              'day',
              sql`sum(debit_minor)::bigint`.as('debitMinor'),
              sql`sum(credit_minor)::bigint`.as('creditMinor'),
            ])
            .groupBy(['account', 'currency', 'day']),
        )
        .onConflict((conflict) =>
          conflict.columns(['account', 'currency', 'day']).doUpdateSet((eb) => ({
            debitMinor: eb('ledgerAccountDay.debitMinor', '+', eb.ref('excluded.debitMinor')),
            creditMinor: eb('ledgerAccountDay.creditMinor', '+', eb.ref('excluded.creditMinor')),
          })),
        ),
    )
    .with('parties', (totals) =>
      totals
        .insertInto('ledgerPartyDay')
        .columns(['account', 'currency', 'partyId', 'day', 'debitMinor', 'creditMinor'])
        .expression((eb) =>
          eb
            .selectFrom('moved')
            .select(['account', 'currency', 'partyId', 'day', 'debitMinor', 'creditMinor'])
            .where('partyId', 'is not', null),
        )
        .onConflict((conflict) =>
          conflict.columns(['account', 'currency', 'partyId', 'day']).doUpdateSet((eb) => ({
            debitMinor: eb('ledgerPartyDay.debitMinor', '+', eb.ref('excluded.debitMinor')),
            creditMinor: eb('ledgerPartyDay.creditMinor', '+', eb.ref('excluded.creditMinor')),
          })),
        ),
    );

const withMoved = () =>
  db
    .with('state', (folds) => folds.selectFrom('ledgerFold').select(['foldedSeq', 'nextSeq', 'nextXid']).where('id', '=', 1).forUpdate())
    .with('step', (states) =>
      states
        .selectFrom('state')
        .select(['foldedSeq as low', sql<bigint>`least(next_seq, folded_seq + ${sql.lit(MOST)})`.as('high')])
        .whereRef('nextSeq', '>', 'foldedSeq')
        .where('nextXid', '<=', sql<bigint>`pg_snapshot_xmin(pg_current_snapshot())::text::bigint`),
    )
    .with('moved', (steps) =>
      steps
        .selectFrom('step')
        .innerJoin('posting as p', (join) => join.onRef('p.seq', '>', 'step.low').onRef('p.seq', '<=', 'step.high'))
        .innerJoin('journalEntry as e', 'e.id', 'p.entryId')
        .select([
          'p.account',
          'p.currency',
          PARTY.as('partyId'),
          sql<string>`(${postedAt} at time zone 'UTC')::date`.as('day'),
          sql<bigint>`sum(${DEBIT})::bigint`.as('debitMinor'),
          sql<bigint>`sum(${CREDIT})::bigint`.as('creditMinor'),
        ])
        .groupBy(sql`1, 2, 3, 4`),
    );

/** Folds until nothing is left, or until it must wait for an open transaction. */
export async function foldLedgerDays(on: RunSql): Promise<void> {
  await begin(on, {});
  for (let waited = false; ;) {
    const step = await foldDayTotals.first(on, {});
    if (!step?.more || (!step.folded && waited)) return;
    waited = !step.folded;
  }
}

export const foldLedgerDayTotals: ScheduledTask = {
  queue: 'ledger_day_totals',
  cron: '* * * * *',
  run: (context) => foldLedgerDays(context.sql),
};
