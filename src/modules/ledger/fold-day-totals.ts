import { sql } from 'kysely';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Work } from '../../platform/work/work.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { ScheduledTask } from '../../platform/jobs/schedule.js';
import { chartOfAccounts } from './chart-of-accounts.js';
import { db, postedAt } from './ledger.tables.js';

/** Postings per statement, so that the first fold of a long journal holds no locks for long. */
const MOST = 200_000n;

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

/** One snapshot: of the fold, of the newest position, and of the transactions that are open. */
const readFold = statement(() =>
  db
    .selectFrom('ledgerFold as f')
    .select(['f.foldedSeq', 'f.nextSeq', 'f.nextXid'])
    .select((eb) => [
      sql<bigint>`coalesce(${eb.selectFrom('posting').select((newest) => newest.fn.max('seq').as('seq'))}, 0)`.as('newestSeq'),
      sql<bigint>`pg_snapshot_xmin(pg_current_snapshot())::text::bigint`.as('oldestXid'),
      sql<bigint>`pg_snapshot_xmax(pg_current_snapshot())::text::bigint`.as('endXid'),
    ])
    .where('f.id', '=', 1)
    .forUpdate(),
);

interface Range {
  /** Exclusive. */
  readonly low: bigint;
  /** Inclusive. */
  readonly high: bigint;
}

/** The positions of a day with those of more postings. A day that is anywhere stays so. */
const WIDENED = {
  firstSeq: sql<bigint>`case when ledger_account_day.first_seq is not null then least(ledger_account_day.first_seq, excluded.first_seq) end`,
  lastSeq: sql<bigint>`case when ledger_account_day.last_seq is not null then greatest(ledger_account_day.last_seq, excluded.last_seq) end`,
};

const addRange = statement(($: Named<Range>) =>
  db
    .with('moved', (postings) =>
      postings
        .selectFrom('posting as p')
        .innerJoin('journalEntry as e', 'e.id', 'p.entryId')
        .where('p.seq', '>', $.low)
        .where('p.seq', '<=', $.high)
        .select([
          'p.account',
          'p.currency',
          PARTY.as('partyId'),
          sql<string>`(${postedAt} at time zone 'UTC')::date`.as('day'),
          sql<bigint>`sum(${DEBIT})::bigint`.as('debitMinor'),
          sql<bigint>`sum(${CREDIT})::bigint`.as('creditMinor'),
          sql<bigint>`min(p.seq)`.as('firstSeq'),
          sql<bigint>`max(p.seq)`.as('lastSeq'),
        ])
        .groupBy(sql`1, 2, 3, 4`),
    )
    .with('accounts', (totals) =>
      totals
        .insertInto('ledgerAccountDay')
        .columns(['account', 'currency', 'day', 'debitMinor', 'creditMinor', 'firstSeq', 'lastSeq'])
        .expression((eb) =>
          eb
            .selectFrom('moved')
            .select([
              'account',
              'currency',
              'day',
              sql`sum(debit_minor)::bigint`.as('debitMinor'),
              sql`sum(credit_minor)::bigint`.as('creditMinor'),
              sql`min(first_seq)`.as('firstSeq'),
              sql`max(last_seq)`.as('lastSeq'),
            ])
            .groupBy(['account', 'currency', 'day']),
        )
        .onConflict((conflict) =>
          conflict.columns(['account', 'currency', 'day']).doUpdateSet((eb) => ({
            debitMinor: eb('ledgerAccountDay.debitMinor', '+', eb.ref('excluded.debitMinor')),
            creditMinor: eb('ledgerAccountDay.creditMinor', '+', eb.ref('excluded.creditMinor')),
            ...WIDENED,
          })),
        ),
    )
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

const saveFold = statement(($: Named<{ foldedSeq: bigint; nextSeq: bigint; nextXid: bigint }>) =>
  db.updateTable('ledgerFold').set({ foldedSeq: $.foldedSeq, nextSeq: $.nextSeq, nextXid: $.nextXid }).where('id', '=', 1),
);

type Step = 'added' | 'noted' | 'nothing';

/**
 * Folds postings into day totals in two steps. First notes a position and the next transaction id. Once every transaction before that id
 * has ended, no posting up to the position can still appear, so all of them are added.
 */
async function foldStep({ sql: on }: Pick<Tx, 'sql'>): Promise<Step> {
  const fold = await readFold.first(on, {});
  if (!fold) throw new Error('The fold of the ledger has no row.');
  const { foldedSeq, nextSeq, nextXid, newestSeq, oldestXid, endXid } = fold;
  const isNoted = nextSeq > foldedSeq;
  if (isNoted && nextXid > oldestXid) return 'nothing';
  const high = isNoted ? min(nextSeq, foldedSeq + MOST) : foldedSeq;
  if (isNoted) await addRange(on, { low: foldedSeq, high });
  await saveFold(on, { foldedSeq: high, ...(nextSeq > high ? { nextSeq, nextXid } : { nextSeq: newestSeq, nextXid: endXid }) });
  if (isNoted) return 'added';
  return newestSeq > high ? 'noted' : 'nothing';
}

const min = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/** Folds until nothing is left, or until it must wait for an open transaction. */
export async function foldLedgerDays<Needs>({ transact }: Pick<Work<Needs>, 'transact'>): Promise<void> {
  await transact((tx) => begin(tx.sql, {}));
  while ((await transact(foldStep)) !== 'nothing');
}

export const foldLedgerDayTotals: ScheduledTask = {
  queue: 'ledger_day_totals',
  cron: '* * * * *',
  run: foldLedgerDays,
};
