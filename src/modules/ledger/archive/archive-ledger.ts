import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import type { RunSql } from '../../../platform/db/sql.js';
import { now, statement, type Named, valuesOf } from '../../../platform/db/statement.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import type { Work } from '../../../platform/work/work.js';
import { newId, NO_ID } from '../../../platform/ids.js';
import { foldLedgerDays, CREDIT, DEBIT, PARTY } from '../fold-day-totals.js';
import { db } from '../ledger.tables.js';
import type { LedgerServices } from '../services.js';
import { dropDrafts, newDraft, pathOf, publish } from './archive-folder.js';
import { Balances } from './archive-lines.js';
import { isOlderThan } from './month.rules.js';
import { nextMonth, type JournalMonth } from './next-month.js';
import { readArchive, type VerifiedArchive } from './read-archive.js';
import { removeArchived } from './remove-archived.js';
import { writeArchive, findOpenings } from './write-archive.js';

/** The hash of an archived month. */
const findHash = statement(($: Named<Pick<JournalMonth, 'month'>>) =>
  db.selectFrom('ledgerArchive').select('sha256').where('month', '=', $.month),
);

export interface ArchiveRules {
  /** Months are archived this many whole months after they end; at least 13. */
  readonly afterMonths: number;
  /** A condition on a posting `l` whose family is to stay in the journal, besides those that the ledger knows to be open. */
  readonly isOpen: string;
}

/**
 * Archives the months that are old enough, oldest first, and deletes their closed entries from the journal. Idempotent, and safe to run at the
 * same time elsewhere. A process that is killed at any point leaves nothing that the next run does not complete.
 */
export async function archiveLedger(work: Work<LedgerServices>, { afterMonths, isOpen }: ArchiveRules): Promise<void> {
  await foldLedgerDays(work);
  for (;;) {
    const month = await nextMonth(work.sql, (each) => isOlderThan(each, afterMonths, work.services.clock.now()));
    if (!month) break;
    await archiveMonth(work, month);
  }
  await removeArchived(work, isOpen);
}

/** Writes the file, reads it back, and records it. Nothing is deleted before that. */
async function archiveMonth({ sql, transact, services }: Work<LedgerServices>, month: JournalMonth): Promise<void> {
  const folder = services.ledgerArchiveFolder;
  const path = pathOf(folder, month.month);
  const draft = await newDraft(folder, month.month, newId());
  let isPublished = false;
  try {
    const { sha256 } = await writeArchive(sql, month, draft);
    isPublished = await publish(folder, month.month, draft);
    const file = await readArchive(path);
    if (file.sha256 !== sha256)
      throw new Error(`${path} is there already, and is not what the journal says about the month. Move it away.`);
    await transact((tx: Tx) => recordArchive(tx, month, file));
    await dropDrafts(folder, month.month);
  } catch (error) {
    // Another process that has recorded the month may have deleted from what was being read.
    const recorded = await findHash.first(sql, month);
    if (!recorded) throw error;
    if (isPublished && !(await isSame(path, recorded.sha256))) await rm(path);
  } finally {
    await rm(draft, { force: true });
  }
}

const isSame = (path: string, sha256: string): Promise<boolean> =>
  readArchive(path).then(
    (file) => file.sha256 === sha256,
    () => false,
  );

interface Recorded extends JournalMonth, Pick<VerifiedArchive, 'sha256'> {
  readonly entries: bigint;
  readonly postings: bigint;
  readonly bytes: bigint;
}

const insertArchive = statement(($: Named<Recorded>) =>
  db
    .insertInto('ledgerArchive')
    .values({
      ...valuesOf($, ['month', 'firstSeq', 'lastSeq', 'entries', 'postings', 'sha256', 'previousSha256', 'bytes']),
      archivedAt: now,
    })
    .onConflict((conflict) => conflict.column('month').doNothing()),
);

const addToOpenings = statement(($: Named<Pick<JournalMonth, 'firstSeq' | 'lastSeq'>>) =>
  db
    .insertInto('ledgerOpening')
    .columns(['account', 'currency', 'partyId', 'debitMinor', 'creditMinor', 'removed'])
    .expression((eb) =>
      eb
        .selectFrom('posting as p')
        .select([
          'p.account',
          'p.currency',
          sql<string>`coalesce(${PARTY}, ${sql.lit(NO_ID)}::uuid)`.as('partyId'),
          sql<bigint>`sum(${DEBIT})::bigint`.as('debitMinor'),
          sql<bigint>`sum(${CREDIT})::bigint`.as('creditMinor'),
          sql<bigint>`0`.as('removed'),
        ])
        .where('p.seq', '>=', $.firstSeq)
        .where('p.seq', '<=', $.lastSeq)
        .groupBy(sql`1, 2, 3`),
    )
    .onConflict((conflict) =>
      conflict.columns(['account', 'currency', 'partyId']).doUpdateSet((eb) => ({
        debitMinor: eb('ledgerOpening.debitMinor', '+', eb.ref('excluded.debitMinor')),
        creditMinor: eb('ledgerOpening.creditMinor', '+', eb.ref('excluded.creditMinor')),
      })),
    ),
);

/**
 * Records a verified file: from then on, the journal begins behind the month, and its rows may be deleted. Throws if another process has
 * recorded the month with another content, or if the database has other balances than the file.
 */
async function recordArchive(tx: Tx, month: JournalMonth, file: VerifiedArchive): Promise<void> {
  const { sha256 } = file;
  const counts = { entries: BigInt(file.entries), postings: BigInt(file.postings), bytes: BigInt(file.bytes) };
  if ((await insertArchive.count(tx.sql, { ...month, ...counts, sha256 })) === 0) return assertSame(tx, month, sha256);
  const opening = await openingDigest(tx.sql);
  await addToOpenings(tx.sql, month);
  if (opening !== file.openingDigest || (await openingDigest(tx.sql)) !== file.closingDigest)
    throw new Error(`The balances of the archive of ${month.month} are not those of the database.`);
}

async function assertSame(tx: Tx, { month }: JournalMonth, sha256: string): Promise<void> {
  if ((await findHash.first(tx.sql, { month }))?.sha256 !== sha256) throw new Error(`The month ${month} is archived with another content.`);
}

/** The digest of the balances at which the journal begins. */
const openingDigest = async (on: RunSql): Promise<string> => new Balances(await findOpenings(on, {})).digest();
