import { pathOf } from './archive-folder.js';
import { Balances, type Balance } from './archive-lines.js';
import { shortMonth } from './month.rules.js';
import { DamagedArchive, readArchive, type VerifiedArchive } from './read-archive.js';

/** An archived month as the database knows it. */
export interface RecordedArchive {
  /** Its first day, as YYYY-MM-DD. */
  readonly month: string;
  readonly firstSeq: bigint;
  readonly lastSeq: bigint;
  readonly entries: number;
  readonly postings: number;
  readonly sha256: string;
  readonly previousSha256: string | null;
}

export interface ArchiveVerdict {
  /** YYYY-MM. */
  readonly month: string;
  readonly file: string;
  readonly entries: number;
  readonly postings: number;
  readonly sha256: string;
  /** What is wrong with the file; null if nothing is. */
  readonly problem: string | null;
}

interface Known {
  /** All archived months, oldest first. */
  readonly archives: readonly RecordedArchive[];
  /** The balances at which the journal begins. */
  readonly openings: readonly Balance[];
}

/** Checks the file of each month in itself, against the database and against the month before. One verdict per month, oldest first. */
export async function* verifyArchives(folder: string, { archives, openings }: Known): AsyncGenerator<ArchiveVerdict> {
  let before: VerifiedArchive | null | undefined;
  for (const [index, archive] of archives.entries()) {
    const file = pathOf(folder, archive.month);
    const isLast = index === archives.length - 1;
    const read = await contentOf(file);
    const earlier = archives[index - 1]?.sha256 ?? null;
    const closing = isLast ? digestOf(openings) : undefined;
    const problem = typeof read === 'string' ? read : problemOf(read, archive, { before, earlier, closing });
    const { entries, postings, sha256 } = archive;
    yield { month: shortMonth(archive.month), file, entries, postings, sha256, problem };
    before = typeof read === 'string' || problem !== null ? null : read;
  }
}

const digestOf = (balances: readonly Balance[]): string => new Balances(balances).digest();

async function contentOf(file: string): Promise<VerifiedArchive | string> {
  try {
    return await readArchive(file);
  } catch (error) {
    if (error instanceof DamagedArchive) return `The file is damaged: ${error.message}.`;
    if (!(error instanceof Error && 'code' in error)) throw error;
    return error.code === 'ENOENT' ? 'The file is missing.' : `The file cannot be read: ${error.message}.`;
  }
}

interface Neighbours {
  /** The file before; null if it is not what it should be, undefined for the first one. */
  readonly before: VerifiedArchive | null | undefined;
  /** The hash of the month before, as the database has it. */
  readonly earlier: string | null;
  /** The digest of the balances behind it; undefined if another file says. */
  readonly closing: string | undefined;
}

function problemOf(file: VerifiedArchive, archive: RecordedArchive, { before, earlier, closing }: Neighbours): string | null {
  if (file.sha256 !== archive.sha256)
    return `The content has changed: its SHA-256 is ${file.sha256}, and the database has ${archive.sha256}.`;
  const isSame =
    file.month === shortMonth(archive.month) &&
    file.firstSeq === archive.firstSeq &&
    file.lastSeq === archive.lastSeq &&
    file.entries === archive.entries &&
    file.postings === archive.postings &&
    file.previousSha256 === archive.previousSha256;
  if (!isSame) return 'The database says something else about the month than the file.';
  const opening = before === undefined ? digestOf([]) : before?.closingDigest;
  if (opening !== undefined && opening !== file.openingDigest)
    return 'The opening balances are not the closing balances of the month before.';
  if (earlier !== file.previousSha256) return 'The file does not name the hash of the month before.';
  if (closing !== undefined && closing !== file.closingDigest) return 'The closing balances are not those at which the journal begins.';
  return null;
}
