import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { archiveLedger, foldLedgerDays, verifyArchives, type ArchiveRules } from '../../../src/modules/ledger/index.js';
import { waitFor } from '../../support/wait-for.js';
import { openLedger, type LedgerDatabase } from './ledger-database.js';
import { ledgerStory } from './ledger-story.js';

export const NEVER_OPEN = 'false';

export interface ArchiveStory {
  readonly db: LedgerDatabase;
  readonly story: ReturnType<typeof ledgerStory>;
  readonly folder: string;
  /** Sets the clock. */
  readonly at: (instant: string) => void;
  /** Runs the archive once the day totals have every posting, as of the clock. */
  readonly archive: (rules?: Partial<ArchiveRules>) => Promise<void>;
  /** Waits until the day totals have every posting. */
  readonly archiveReady: () => Promise<void>;
  /** What the verification of all files finds, by month. */
  readonly problems: () => Promise<[month: string, problem: string][]>;
  /** Makes a file unreadable. */
  readonly spoil: (month: string) => Promise<void>;
  /** Lines of the file of a month, as objects. */
  readonly lines: (month: string) => Promise<Record<string, unknown>[]>;
  /** Changes the content of a file. */
  readonly rewrite: (month: string, change: (text: string) => string) => Promise<void>;
  readonly rows: <R extends object = Record<string, unknown>>(text: string, values?: readonly unknown[]) => Promise<R[]>;
  readonly close: () => Promise<void>;
}

/** An empty ledger with its own clock and a folder for its archive. */
export async function openArchive(): Promise<ArchiveStory> {
  const folder = join(await mkdtemp(join(tmpdir(), 'ledger-archive-')), 'ledger-archive');
  let now = new Date('2026-01-10T10:00:00Z');
  const db = await openLedger({}, { clock: { now: () => now }, ledgerArchiveFolder: folder });
  const path = (month: string): string => join(folder, `${month}.ndjson.gz`);
  const textOf = async (month: string): Promise<string> => gunzipSync(await readFile(path(month))).toString();
  return {
    db,
    story: ledgerStory(db),
    folder,
    at: (instant) => void (now = new Date(instant)),
    archive: async (rules = {}) => {
      await folded(db);
      await archiveLedger(db, { afterMonths: 13, isOpen: NEVER_OPEN, ...rules });
    },
    archiveReady: () => folded(db),
    problems: () => problemsOf(db, folder),
    spoil: (month) => writeFile(path(month), 'spoiled'),
    lines: async (month) => (await textOf(month)).trim().split('\n').map((line) => JSON.parse(line) as Record<string, unknown>), // prettier-ignore
    rewrite: async (month, change) => writeFile(path(month), gzipSync(change(await textOf(month)))),
    rows: (text, values) => db.sql(text, values),
    close: async () => {
      await db.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What is open anywhere on the server, also in the databases of other tests, holds the day totals up. */
const folded = (db: LedgerDatabase): Promise<void> =>
  waitFor('the journal is folded', async () => {
    await foldLedgerDays(db);
    const text = `select coalesce((select max(seq) from posting), 0) <= coalesce((select max(folded_seq) from ledger_fold), 0) as done`;
    return (await db.sql<{ done: boolean }>(text))[0]?.done === true;
  });

async function problemsOf(db: LedgerDatabase, folder: string): Promise<[month: string, problem: string][]> {
  const archives = await db.sql<{
    month: string;
    first: string;
    last: string;
    entries: number;
    postings: number;
    sha256: string;
    previous: string | null;
  }>(
    `select month::text, first_seq as first, last_seq as last, entries::int, postings::int, sha256, previous_sha256 as previous from ledger_archive order by month`,
  );
  const openings = await db.sql<{ account: string; currency: string; party: string; debit: string; credit: string }>(
    'select account, currency, party_id as party, debit_minor as debit, credit_minor as credit from ledger_opening',
  );
  const known = {
    archives: archives.map(({ first, last, previous, ...row }) => ({
      ...row,
      firstSeq: BigInt(first),
      lastSeq: BigInt(last),
      previousSha256: previous,
    })),
    openings: openings.map(({ party, debit, credit, ...row }) => ({
      ...row,
      partyId: party,
      debitMinor: BigInt(debit),
      creditMinor: BigInt(credit),
    })),
  };
  const found: [string, string][] = [];
  for await (const { month, problem } of verifyArchives(folder, known)) if (problem !== null) found.push([month, problem]);
  return found;
}
