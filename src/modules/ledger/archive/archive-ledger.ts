import { rm } from 'node:fs/promises';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import type { Work } from '../../../platform/work/work.js';
import { newId } from '../../../platform/ids.js';
import { foldLedgerDays } from '../fold-day-totals.js';
import type { LedgerServices } from '../services.js';
import { dropDrafts, newDraft, pathOf, publish } from './archive-folder.js';
import { isOlderThan } from './month.rules.js';
import { nextMonth, type JournalMonth } from './next-month.js';
import { readArchive } from './read-archive.js';
import { findHash, recordArchive } from './record-archive.js';
import { removeArchived } from './remove-archived.js';
import { writeArchive } from './write-archive.js';

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
