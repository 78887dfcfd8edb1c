import { sql } from 'kysely';
import type { RunSql } from '../../../platform/db/sql.js';
import { statement, type Named } from '../../../platform/db/statement.js';
import { db, postedAt } from '../ledger.tables.js';
import { monthAfter, monthOf, startOf } from './month.rules.js';

/** A month of the journal, by its positions. Empty if it ends before it begins. */
export interface JournalMonth {
  /** Its first day, as YYYY-MM-DD. */
  readonly month: string;
  readonly firstSeq: bigint;
  readonly lastSeq: bigint;
  /** SHA-256 of the month before; null for the first one. */
  readonly previousSha256: string | null;
}

/** How far entries written at the same time may be apart in the journal. The database refuses an archive that cuts an entry. */
const NEAR = 10_000n;

export const findLatest = statement(() =>
  db.selectFrom('ledgerArchive').select(['month', 'lastSeq', 'sha256']).orderBy('month', 'desc').limit(1),
);
const findFirst = statement(() =>
  db
    .selectFrom('posting as p')
    .innerJoin('journalEntry as e', 'e.id', 'p.entryId')
    .select(['p.seq', postedAt.as('postedAt')])
    .orderBy('p.seq')
    .limit(1),
);
const findFolded = statement(() => db.selectFrom('ledgerFold').select('foldedSeq').where('id', '=', 1));

/**
 * The next month to be archived. Null if there is none, if it is not due, or if the day totals do not include all of it yet. Its entries are
 * those up to the first one of a later month. Machines whose clocks differ may write a few entries of the old month behind that: they
 * belong to the next archive, so that every archive is one stretch of the journal.
 */
export async function nextMonth(on: RunSql, isDue: (month: string) => boolean): Promise<JournalMonth | null> {
  const latest = await findLatest.first(on, {});
  const first = latest ?? (await findFirst.first(on, {}));
  if (!first) return null;
  const month = 'month' in first ? monthAfter(first.month) : monthOf(first.postedAt);
  if (!isDue(month)) return null;
  const after = latest?.lastSeq ?? 0n;
  const folded = (await findFolded.first(on, {}))?.foldedSeq ?? 0n;
  const lastSeq = await endOf(on, { after, folded, end: startOf(monthAfter(month)) });
  if (lastSeq === null) return null;
  return { month, firstSeq: after + 1n, lastSeq, previousSha256: latest?.sha256 ?? null };
}

const findLater = statement(($: Named<{ after: bigint; folded: bigint; end: Date }>) =>
  db
    .selectFrom('posting as p')
    .innerJoin('journalEntry as e', 'e.id', 'p.entryId')
    .select('p.seq')
    .where('p.seq', '>', $.after)
    .where('p.seq', '<=', $.folded)
    .where(sql<boolean>`${postedAt} >= ${$.end}`)
    .orderBy('p.seq')
    .limit(1),
);
const findLast = statement(($: Named<{ after: bigint; most: bigint }>) =>
  db.selectFrom('posting').select('seq').where('seq', '>', $.after).where('seq', '<=', $.most).orderBy('seq', 'desc').limit(1),
);

/** The first posting of an entry with postings on both sides of a position. */
const findCut = statement(($: Named<{ seq: bigint; low: bigint; high: bigint }>) =>
  db
    .selectFrom('posting as before')
    .innerJoin('posting as behind', 'behind.entryId', 'before.entryId')
    .select((eb) => eb.fn.min('before.seq').as('seq'))
    .where('before.seq', '<=', $.seq)
    .where('before.seq', '>', $.low)
    .where('behind.seq', '>', $.seq)
    .where('behind.seq', '<=', $.high),
);

const findUnfolded = statement(($: Named<{ folded: bigint }>) =>
  db.selectFrom('posting').select('seq').where('seq', '>', $.folded).limit(1),
);

/** The last posting before the first entry of a later month, moved back so that no entry is cut. Null if more may follow. */
async function endOf(on: RunSql, range: { after: bigint; folded: bigint; end: Date }): Promise<bigint | null> {
  const { after, folded } = range;
  const later = await findLater.first(on, range);
  if (!later && (await findUnfolded.first(on, { folded }))) return null;
  for (let most = later ? later.seq - 1n : folded; ;) {
    const seq = (await findLast.first(on, { after, most }))?.seq ?? after;
    const cut = await findCut.first(on, { seq, low: seq - NEAR, high: seq + NEAR });
    if (cut?.seq == null) return seq;
    most = cut.seq - 1n;
  }
}
