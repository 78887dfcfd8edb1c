import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { archiveLedger, topUpWallet } from '../../../src/modules/ledger/index.js';
import { watchedSql } from '../../support/watched-sql.js';
import { openArchive, NEVER_OPEN, type ArchiveStory } from './archive-story.js';
import { amountOf, parallel } from './ledger-story.js';

let books: ArchiveStory;

beforeEach(async () => {
  books = await openArchive();
  const sellerId = randomUUID();
  for (const month of ['01', '02', '03']) {
    books.at(`2026-${month}-10T10:00:00Z`);
    for (let index = 0; index < 5; index++) await topUp(sellerId, `${month}-${index}`);
  }
  books.at('2027-05-15T00:00:00Z');
});
afterEach(async () => {
  expect(await books.story.differences()).toEqual([]);
  await books.close();
});

const topUp = (sellerId: string, idempotencyKey: string) =>
  books.db.unitOfWork.run(null, (tx) =>
    topUpWallet(tx, { sellerId, amount: amountOf('1.00'), into: 'bank', idempotencyKey, occurredAt: tx.services.clock.now() }),
  );

const counts = async () => {
  const text = `select (select count(*)::int from ledger_archive) as months, (select count(*)::int from journal_entry) as entries,
                       (select count(*)::int from ledger_archived_entry) as keys`;
  const [row] = await books.rows(text);
  return row;
};
const WHOLE = { months: 3, entries: 0, keys: 15 };

/** Dies at the first statement with this text, as a process that is killed: nothing after it happens. */
async function dieAt(text: string): Promise<void> {
  const die = (sent: string): void => {
    if (sent.includes(text)) throw new Error('Killed.');
  };
  const { db } = books;
  const transact: typeof db.transact = (work) => db.transact((tx) => work({ ...tx, sql: watchedSql(tx.sql, die) }));
  const dying = { ...db, sql: watchedSql(db.sql, die), transact };
  await expect(archiveLedger(dying, { afterMonths: 13, isOpen: NEVER_OPEN })).rejects.toThrow('Killed.');
}

describe('An archive that is interrupted', () => {
  it.each([
    ['before the file is recorded', 'insert into "ledger_archive"', 0],
    ['while the month is recorded', 'insert into "ledger_opening"', 0],
    ['before the first row is deleted', 'insert into "ledger_archived_entry"', 3],
    ['while postings are deleted', 'insert into "ledger_shipment_total"', 3],
    ['before entries are deleted', 'delete from "journal_entry"', 3],
  ])('%s is completed by the next run without loss', async (_, text, months) => {
    await books.archiveReady();
    await dieAt(text);
    expect(await counts()).toEqual({ months, entries: 15, keys: 0 });
    expect(await books.story.differences()).toEqual([]);

    await books.archive();

    expect(await counts()).toEqual(WHOLE);
    expect(await books.problems()).toEqual([]);
  });

  it('leaves no drafts of the months that are recorded', async () => {
    await books.archiveReady();
    await dieAt('insert into "ledger_archive"');
    await books.archive();

    expect(await readdir(books.folder)).toEqual(['2026-01.ndjson.gz', '2026-02.ndjson.gz', '2026-03.ndjson.gz']);
  });

  it('is not recorded when a file of that name says something else', async () => {
    await books.archiveReady();
    await dieAt('insert into "ledger_archive"');
    await books.rewrite('2026-01', (text) => text.replace('"month":"2026-01"', '"month":"2025-01"'));

    await expect(books.archive()).rejects.toThrow('2026-01.ndjson.gz is there already');
    expect(await counts()).toEqual({ months: 0, entries: 15, keys: 0 });
    await rm(join(books.folder, '2026-01.ndjson.gz'));
    await books.archive();

    expect(await counts()).toEqual(WHOLE);
  });
});

it('Several workers that archive at the same time archive each month once', async () => {
  await books.archiveReady();
  await parallel(4, () => archiveLedger(books.db, { afterMonths: 13, isOpen: NEVER_OPEN }));

  expect(await counts()).toEqual(WHOLE);
  expect(await books.rows('select sum(removed)::int as removed from ledger_opening')).toEqual([{ removed: 30 }]);
  expect(await books.problems()).toEqual([]);
  expect(await readdir(books.folder)).toHaveLength(3);
});

it('Workers with folders of their own do not delete what another one has not written', async () => {
  await books.archiveReady();
  const other = { ...books.db, services: { ...books.db.services, ledgerArchiveFolder: `${books.folder}-other` } };
  await Promise.all([books.db, other].map((db) => archiveLedger(db, { afterMonths: 13, isOpen: NEVER_OPEN })));

  expect(await counts()).toEqual(WHOLE);
  await rm(`${books.folder}-other`, { recursive: true, force: true });
});

describe('The verification of the archive', () => {
  beforeEach(() => books.archive());

  it('finds nothing in files that were compressed anew', async () => {
    await books.rewrite('2026-02', (text) => text);
    expect(await books.problems()).toEqual([]);
  });

  it.each([
    ['another amount', (text: string) => text.replace('"amountMinor":"100"', '"amountMinor":"101"'), 'does not balance'],
    [
      'another balance',
      (text: string) => text.replace('"balanceAfterMinor":"700"', '"balanceAfterMinor":"800"'),
      'does not begin and end at the balances',
    ],
    ['another description', (text: string) => text.replace('Wallet top-up', 'Wallet top-uq'), 'The content has changed'],
    ['an entry taken away', (text: string) => text.replace(/{"kind":"entry".*\n/, ''), 'does not begin and end at the balances'],
    ['a cut end', (text: string) => text.replace(/{"kind":"end".*\n/, ''), 'it is incomplete'],
    ['a cut line', (text: string) => text.trimEnd(), 'its last line is incomplete'],
    ['other balances', (text: string) => text.replace('"kind":"closing","account":"1130","currency":"USD"', '"kind":"closing","account":"1130","currency":"EUR"'), 'do not add up'], // prettier-ignore
  ])('finds %s', async (_, change, problem) => {
    await books.rewrite('2026-02', change);
    expect(await books.problems()).toEqual([['2026-02', expect.stringContaining(problem)]]);
  });

  it('finds a file that is missing, and one that is no archive', async () => {
    await rm(join(books.folder, '2026-01.ndjson.gz'));
    await books.spoil('2026-03');
    expect(await books.problems()).toEqual([
      ['2026-01', 'The file is missing.'],
      ['2026-03', expect.stringContaining('cannot be uncompressed')],
    ]);
  });
});
