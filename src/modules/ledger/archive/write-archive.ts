import { createHash, type Hash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { RunSql } from '../../../platform/db/sql.js';
import { anyOf, statement, type Named } from '../../../platform/db/statement.js';
import { db } from '../ledger.tables.js';
import { Balances, FORMAT, lineOf, type Balance } from './archive-lines.js';
import type { JournalMonth } from './next-month.js';

/** Entries per statement, and lines that are in memory. */
const BATCH = 500;

const ENTRY = ['e.id', 'e.type', 'e.sourceType', 'e.sourceId', 'e.idempotencyKey', 'e.occurredAt', 'e.postedAt', 'e.requestId'] as const;

const findEntries = statement(($: Named<{ after: bigint; last: bigint }>) =>
  db
    .selectFrom('posting as p')
    .innerJoin('journalEntry as e', 'e.id', 'p.entryId')
    .select(ENTRY)
    .select(['e.reversesEntryId', 'e.description', 'p.seq'])
    .where('p.line', '=', 1)
    .where('p.seq', '>', $.after)
    .where('p.seq', '<=', $.last)
    .orderBy('p.seq')
    .limit(BATCH),
);
type EntryRow = Awaited<ReturnType<typeof findEntries>>[number];

const findPostings = statement(($: Named<{ ids: readonly string[] }>) =>
  db.selectFrom('posting').select(db.columns('posting')).where('entryId', '=', anyOf($.ids)).orderBy('entryId').orderBy('line'),
);
type PostingRow = Awaited<ReturnType<typeof findPostings>>[number];

/** Reads the balances at which the journal begins. */
export const findOpenings = statement(() =>
  db
    .selectFrom('ledgerOpening')
    .select(['account', 'currency', 'partyId', 'debitMinor', 'creditMinor'])
    .orderBy('account')
    .orderBy('currency')
    .orderBy('partyId'),
);

/**
 * Writes the file of a month, compressed and synced to disk. The same month gives the same content, whatever process writes it. Memory grows
 * with the number of sub-accounts, not with that of the entries.
 */
export async function writeArchive(on: RunSql, month: JournalMonth, path: string): Promise<{ sha256: string }> {
  const digest = createHash('sha256');
  const handle = await open(path, 'wx', 0o600);
  try {
    await pipeline(Readable.from(chunksOf(on, month, digest)), createGzip(), async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks) await handle.writeFile(chunk);
    });
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { sha256: digest.digest('hex') };
}

async function* chunksOf(on: RunSql, month: JournalMonth, digest: Hash): AsyncGenerator<string> {
  for await (const chunk of linesOf(on, month)) {
    digest.update(chunk);
    yield chunk;
  }
}

async function* linesOf(on: RunSql, { month, firstSeq, lastSeq, previousSha256 }: JournalMonth): AsyncGenerator<string> {
  const openings = await findOpenings(on, {});
  const balances = new Balances(openings);
  yield lineOf({ kind: 'header', format: FORMAT, month: month.slice(0, 7), firstSeq, lastSeq, previousSha256 });
  yield* balanceLines('opening', balances);
  const counts = { entries: 0, postings: 0 };
  for (let after = firstSeq - 1n; ;) {
    const entries = await findEntries(on, { after, last: lastSeq });
    const last = entries.at(-1);
    if (!last) break;
    const postings = Map.groupBy(await findPostings(on, { ids: entries.map(({ id }) => id) }), ({ entryId }) => entryId);
    yield entries.map((entry) => entryLine(entry, postings.get(entry.id) ?? [])).join('');
    for (const posting of [...postings.values()].flat()) balances.add(posting);
    counts.entries += entries.length;
    counts.postings += [...postings.values()].flat().length;
    after = last.seq;
  }
  yield* balanceLines('closing', balances);
  yield lineOf({ kind: 'end', ...counts });
}

function* balanceLines(kind: 'opening' | 'closing', balances: Balances): Generator<string> {
  for (const balance of balances.sorted()) yield lineOf({ kind, ...balanceOf(balance) });
}

const balanceOf = ({ account, currency, partyId, debitMinor, creditMinor }: Balance) => ({
  ...{ account, currency, partyId, debitMinor, creditMinor },
});

const entryLine = ({ seq: _, ...entry }: EntryRow, postings: readonly PostingRow[]): string =>
  lineOf({ kind: 'entry', ...entry, postings: postings.map(postingOf) });

const postingOf = ({ entryId: _, ...posting }: PostingRow) => posting;
