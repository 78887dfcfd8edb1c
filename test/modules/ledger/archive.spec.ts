import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import {
  accountTotalsAt,
  bookCollection,
  collectedShipments,
  moveCollection,
  partyTotalsAt,
  postEntry,
  refundedMinor,
  refundShipment,
  repayShortage,
  reverseCollection,
  reverseEntry,
  settleClearing,
  shipmentResults,
  topUpWallet,
  credit,
  debit,
} from '../../../src/modules/ledger/index.js';
import { amountOf, attempt, draftOf } from './ledger-story.js';
import { openArchive, type ArchiveStory } from './archive-story.js';

let books: ArchiveStory;
const at: ArchiveStory['at'] = (instant) => books.at(instant);
const archive: ArchiveStory['archive'] = (rules) => books.archive(rules);
const rows: ArchiveStory['rows'] = (text, values) => books.rows(text, values);

beforeEach(async () => {
  books = await openArchive();
});
afterEach(async () => {
  expect(await books.story.differences()).toEqual([]);
  await books.close();
});

const months = async (): Promise<string[]> =>
  (await rows<{ month: string }>(`select to_char(month, 'YYYY-MM') as month from ledger_archive order by month`)).map(({ month }) => month);
const counts = async () =>
  (
    await rows<{ entries: number; postings: number; keys: number }>(
      `select (select count(*)::int from journal_entry) as entries, (select count(*)::int from posting) as postings,
              (select count(*)::int from ledger_archived_entry) as keys`,
    )
  )[0];
const topUp = (sellerId: string, idempotencyKey: string, major = '10.00', into: 'bank' | 'clearing' = 'bank') =>
  attempt(books.db, (tx) =>
    topUpWallet(tx, { sellerId, amount: amountOf(major), into, idempotencyKey, occurredAt: tx.services.clock.now() }),
  );
const idOf = (entry: unknown): string => (entry as { id: string }).id;

describe('A closed month of the journal', () => {
  it('is archived when it is old enough, and the balances stay what they were', async () => {
    const sellerId = randomUUID();
    await topUp(sellerId, 'one', '10.00');
    await books.story.bill(sellerId, randomUUID(), amountOf('4.00'));
    at('2026-02-10T10:00:00Z');
    await topUp(sellerId, 'two', '3.00');
    at('2027-02-28T23:59:59Z');
    const ends = ['2026-01-10', '2026-02-01', '2026-02-11', '2027-03-02'].map((day) => new Date(day));
    const question = { account: '2100', currency: 'USD', before: new Date('2026-02-01') };
    const balances = async () => [
      ...(await Promise.all(ends.map((end) => accountTotalsAt(books.db.sql, end)))),
      await partyTotalsAt(books.db.sql, question, { after: null, limit: 10, offset: 0 }),
    ];
    await archive();
    expect(await months()).toEqual([]);
    const before = await balances();

    at('2027-03-01T00:00:00Z');
    await archive();

    expect(await months()).toEqual(['2026-01']);
    expect(await counts()).toEqual({ entries: 1, postings: 2, keys: 2 });
    expect(await balances()).toEqual(before);
    expect(await books.story.wallet(sellerId)).toMatchObject({ balance: '9.00' });
    await books.story.bill(sellerId, randomUUID(), amountOf('9.00'));
    expect(await books.story.wallet(sellerId)).toMatchObject({ balance: '0.00' });
  });

  it('is a file that begins with the balances before, and ends with those behind and the counts', async () => {
    const sellerId = randomUUID();
    const entry = await topUp(sellerId, 'one', '10.00');
    at('2026-02-10T10:00:00Z');
    await topUp(sellerId, 'two', '3.00');
    at('2027-04-01T00:00:00Z');
    await archive();

    const [january, february] = [await books.lines('2026-01'), await books.lines('2026-02')];

    expect(january).toMatchObject([
      { kind: 'header', format: 1, month: '2026-01', firstSeq: '1', lastSeq: '2', previousSha256: null },
      {
        kind: 'entry',
        id: idOf(entry),
        type: 'topup',
        idempotencyKey: 'topup:one',
        postedAt: '2026-01-10T10:00:00.000Z',
        postings: [
          { account: '1130', direction: 'debit', amountMinor: '1000', currency: 'USD', seq: '1' },
          { account: '2100', direction: 'credit', sellerId, balanceBeforeMinor: '0', balanceAfterMinor: '1000', seq: '2' },
        ],
      },
      { kind: 'closing', account: '1130', currency: 'USD', debitMinor: '1000', creditMinor: '0' },
      { kind: 'closing', account: '2100', currency: 'USD', partyId: sellerId, debitMinor: '0', creditMinor: '1000' },
      { kind: 'end', entries: 1, postings: 2 },
    ]);
    const [{ sha256 }] = (await rows<{ sha256: string }>(`select sha256 from ledger_archive where month = '2026-01-01'`)) as [
      { sha256: string },
    ];
    expect(february[0]).toMatchObject({ kind: 'header', month: '2026-02', previousSha256: sha256 });
    expect(february.slice(1, 3)).toMatchObject(january.slice(2, 4).map((line) => ({ ...line, kind: 'opening' })));
    expect(await readdir(books.folder)).toEqual(['2026-01.ndjson.gz', '2026-02.ndjson.gz']);
  });

  it('has a file even if nothing was posted in it', async () => {
    const sellerId = randomUUID();
    await topUp(sellerId, 'one');
    at('2026-04-10T10:00:00Z');
    await topUp(sellerId, 'two');
    at('2027-06-01T00:00:00Z');

    await archive();

    expect(await months()).toEqual(['2026-01', '2026-02', '2026-03', '2026-04']);
    expect((await books.lines('2026-03')).map(({ kind }) => kind)).toEqual(['header', 'opening', 'opening', 'closing', 'closing', 'end']);
    expect(await counts()).toEqual({ entries: 0, postings: 0, keys: 2 });
    await topUp(sellerId, 'three');
    expect(await books.story.wallet(sellerId)).toMatchObject({ balance: '30.00' });
  });

  it('keeps currencies, sellers and workers apart, and takes accounts that only exist later', async () => {
    const [one, two, worker] = [randomUUID(), randomUUID(), randomUUID()];
    const lines = [debit('driverShortage', amountOf('5.00'), { source: 'manual', workerId: worker }), credit('bank', amountOf('5.00'), { source: 'manual' })]; // prettier-ignore
    await books.db.unitOfWork.run(null, (tx) => postEntry(tx, draftOf(lines)));
    await topUp(one, 'one');
    at('2026-02-10T10:00:00Z');
    await books.story.topUp(one, amountOf('7.00', 'AED'));
    await books.story.topUp(two, amountOf('2.00', 'AED'));
    at('2027-04-01T00:00:00Z');

    await archive();

    const openings = await rows(
      `select account, currency, party_id, debit_minor::int, credit_minor::int, removed::int from ledger_opening
        where party_id <> '00000000-0000-0000-0000-000000000000' order by account, currency, credit_minor`,
    );
    expect(openings).toEqual([
      { account: '1210', currency: 'USD', party_id: worker, debit_minor: 500, credit_minor: 0, removed: 1 },
      { account: '2100', currency: 'AED', party_id: two, debit_minor: 0, credit_minor: 200, removed: 1 },
      { account: '2100', currency: 'AED', party_id: one, debit_minor: 0, credit_minor: 700, removed: 1 },
      { account: '2100', currency: 'USD', party_id: one, debit_minor: 0, credit_minor: 1000, removed: 1 },
    ]);
    const repay = (major: string) =>
      attempt(books.db, (tx) =>
        repayShortage(tx, {
          workerId: worker,
          amount: amountOf(major),
          idempotencyKey: randomUUID(),
          reference: null,
          occurredAt: new Date(),
        }),
      );
    expect(await repay('5.01')).toBe('VALIDATION_FAILED');
    expect(await repay('5.00')).toMatchObject({ replayed: false });
  });

  it('does not take what a machine with a slower clock wrote behind the first entry of the next month', async () => {
    const sellerId = randomUUID();
    at('2026-01-31T23:59:59Z');
    await topUp(sellerId, 'one');
    at('2026-02-01T00:00:00Z');
    await topUp(sellerId, 'two');
    at('2026-01-31T23:59:59.500Z');
    await topUp(sellerId, 'three');
    at('2027-03-01T00:00:00Z');
    await archive();

    expect(await months()).toEqual(['2026-01']);
    expect(await counts()).toEqual({ entries: 2, postings: 4, keys: 1 });
    at('2027-04-01T00:00:00Z');
    await archive();

    expect(await months()).toEqual(['2026-01', '2026-02']);
    expect(await counts()).toEqual({ entries: 0, postings: 0, keys: 3 });
  });
});

describe('An archived entry', () => {
  it('is never posted again: its key is refused where a payment could be lost, and otherwise changes nothing', async () => {
    const [sellerId, shipmentId] = [randomUUID(), randomUUID()];
    const first = await topUp(sellerId, 'one');
    const bill = await books.story.bill(sellerId, shipmentId, amountOf('4.00'));
    at('2027-03-01T00:00:00Z');
    await archive();
    expect(await counts()).toEqual({ entries: 0, postings: 0, keys: 2 });

    expect(await topUp(sellerId, 'one')).toBe('ENTRY_ARCHIVED');
    expect(await topUp(sellerId, 'one', '99.00')).toBe('ENTRY_ARCHIVED');
    expect(await books.story.bill(sellerId, shipmentId, amountOf('4.00'))).toMatchObject({
      id: idOf(bill),
      replayed: true,
      archivedIn: '2026-01-01',
    });
    expect(await books.story.bill(sellerId, shipmentId, amountOf('99.00'))).toMatchObject({ id: idOf(bill), replayed: true });

    expect(await counts()).toEqual({ entries: 0, postings: 0, keys: 2 });
    expect(await books.story.wallet(sellerId)).toMatchObject({ balance: '6.00' });
    await expect(insertEntry(idOf(first), 'topup:one')).rejects.toThrow('belongs to an archived entry');
  });

  it('is not reversed, refunded or settled, and says so', async () => {
    const [sellerId, shipmentId] = [randomUUID(), randomUUID()];
    const entry = await topUp(sellerId, 'one');
    await books.story.bill(sellerId, shipmentId, amountOf('4.00'));
    const bill = await books.story.bill(sellerId, shipmentId, amountOf('4.00'));
    at('2027-03-01T00:00:00Z');
    await archive();

    const now = new Date('2027-03-01T00:00:00Z');
    const reverse = (entryId: string) => attempt(books.db, (tx) => reverseEntry(tx, { entryId, occurredAt: now, reason: 'Wrong' }));
    expect(await reverse(idOf(entry))).toBe('ENTRY_ARCHIVED');
    expect(await reverse(idOf(bill))).toBe('ENTRY_ARCHIVED');
    expect(await reverse(randomUUID())).toBe('NOT_FOUND');
    expect(await attempt(books.db, (tx) => refundShipment(tx, { shipmentId, occurredAt: now }))).toBe('ENTRY_ARCHIVED');
    expect(await attempt(books.db, (tx) => settleClearing(tx, { entryId: idOf(entry), reference: 'S-1', occurredAt: now }))).toBe(
      'ENTRY_ARCHIVED',
    );
    expect(await books.story.wallet(sellerId)).toMatchObject({ balance: '6.00' });
  });

  it('stays with what reverses it until that is archived, too', async () => {
    const [sellerId, shipmentId] = [randomUUID(), randomUUID()];
    await topUp(sellerId, 'one');
    await books.story.bill(sellerId, shipmentId, amountOf('4.00'));
    at('2026-02-10T10:00:00Z');
    await books.db.unitOfWork.run(null, (tx) => refundShipment(tx, { shipmentId, occurredAt: tx.services.clock.now() }));
    at('2027-03-01T00:00:00Z');
    await archive();
    expect(await counts()).toEqual({ entries: 2, postings: 4, keys: 1 });
    expect(await books.story.differences()).toEqual([]);

    at('2027-04-01T00:00:00Z');
    await archive();

    expect(await counts()).toEqual({ entries: 0, postings: 0, keys: 3 });
    expect(await refundedMinor(books.db.sql, shipmentId)).toBe(400n);
  });

  it('leaves the results of its shipment', async () => {
    const [sellerId, shipmentId] = [randomUUID(), randomUUID()];
    await topUp(sellerId, 'one');
    await books.story.bill(sellerId, shipmentId, amountOf('4.00'));
    const results = await shipmentResults(books.db.sql, [shipmentId]);
    at('2027-03-01T00:00:00Z');
    await archive();

    expect(await shipmentResults(books.db.sql, [shipmentId])).toEqual(results);
  });
});

describe('What is open stays in the journal', () => {
  it('and can be settled: money that the provider has not paid out', async () => {
    const sellerId = randomUUID();
    const entry = await topUp(sellerId, 'one', '10.00', 'clearing');
    at('2027-03-01T00:00:00Z');
    await archive();
    expect(await counts()).toEqual({ entries: 1, postings: 2, keys: 0 });

    const settle = () =>
      attempt(books.db, (tx) => settleClearing(tx, { entryId: idOf(entry), reference: 'S-1', occurredAt: tx.services.clock.now() }));
    expect(await settle()).toMatchObject({ replayed: false });
    await archive();
    expect(await counts()).toEqual({ entries: 2, postings: 4, keys: 0 });
    at('2028-05-01T00:00:00Z');
    await archive();

    expect(await counts()).toEqual({ entries: 0, postings: 0, keys: 2 });
    expect(await settle()).toBe('ENTRY_ARCHIVED');
  });

  it('and can be reversed: a collection whose cash is on its way', async () => {
    const parcel = { sellerId: randomUUID(), shipmentId: randomUUID(), orderId: randomUUID(), orderReference: 'R-1' };
    const id = randomUUID();
    const amount = amountOf('10.00');
    const occurredAt = new Date('2026-01-10T10:00:00Z');
    const book = { ...parcel, id, amount, fee: amountOf('1.00'), invoiceId: randomUUID(), into: 'codWithDriver', workerId: randomUUID(), reference: null, occurredAt } as const; // prettier-ignore
    const move = (from: 'codWithDriver' | 'codWithReception', to: 'codWithReception' | 'bank') =>
      books.db.unitOfWork.run(null, (tx) =>
        moveCollection(tx, {
          ...parcel,
          collectionId: id,
          from,
          to,
          expected: amount,
          arrived: amount,
          owedBy: null,
          reference: null,
          occurredAt,
        }),
      );
    await books.db.unitOfWork.run(null, (tx) => bookCollection(tx, book));
    at('2026-02-10T10:00:00Z');
    await move('codWithDriver', 'codWithReception');
    at('2027-06-01T00:00:00Z');
    await archive();
    expect(await counts()).toEqual({ entries: 3, postings: 6, keys: 0 });

    await move('codWithReception', 'bank');
    at('2028-08-01T00:00:00Z');
    await archive();

    expect(await counts()).toEqual({ entries: 0, postings: 0, keys: 4 });
    expect(await collectedShipments(books.db.sql, [parcel.shipmentId])).toEqual(new Set([parcel.shipmentId]));
    const reversed = attempt(books.db, (tx) => reverseCollection(tx, { collectionId: id, occurredAt, reason: 'Wrong parcel' }));
    expect(await reversed).toBe('ENTRY_ARCHIVED');
  });

  it('as long as its owner says that it is open', async () => {
    const [sellerId, moving, arrived] = [randomUUID(), randomUUID(), randomUUID()];
    await topUp(sellerId, 'one');
    await books.story.bill(sellerId, moving, amountOf('4.00'));
    await books.story.bill(sellerId, arrived, amountOf('3.00'));
    at('2027-03-01T00:00:00Z');
    await archive({ isOpen: `l.shipment_id = '${moving}'` });

    expect(await rows(`select distinct shipment_id from posting`)).toEqual([{ shipment_id: moving }]);
    expect(await books.story.differences()).toEqual([]);
    await books.db.unitOfWork.run(null, (tx) => refundShipment(tx, { shipmentId: moving, occurredAt: tx.services.clock.now() }));
    expect(await books.story.wallet(sellerId)).toMatchObject({ balance: '7.00' });
  });
});

describe('The database', () => {
  it('refuses to delete what is not archived, whoever asks', async () => {
    const sellerId = randomUUID();
    const entry = idOf(await topUp(sellerId, 'one', '10.00', 'clearing'));
    at('2026-02-10T10:00:00Z');
    const later = idOf(await topUp(sellerId, 'two'));
    at('2027-03-01T00:00:00Z');
    await archive();

    for (const id of [entry, later]) {
      await expect(rows('delete from posting where entry_id = $1', [id])).rejects.toThrow('is not archived');
      await expect(rows('delete from journal_entry where id = $1', [id])).rejects.toThrow('is not archived');
    }
    const keep = `insert into ledger_archived_entry (entry_id, idempotency_key, month) values ($1, $2, '2026-01-01')`;
    await expect(rows(keep, [later, 'topup:two'])).rejects.toThrow('is not archived');
    await expect(rows(keep, [entry, 'topup:other'])).rejects.toThrow('is not archived');
    await expect(rows('truncate posting')).rejects.toThrow('never changed');
    await expect(rows('update ledger_archive set sha256 = sha256')).rejects.toThrow('never changed');
    await expect(rows('delete from ledger_archived_entry')).rejects.toThrow('never changed');
    const forged = `insert into ledger_archive select (month + interval '1 month')::date, last_seq + 1, last_seq + 2, 1, 2, sha256, sha256, 1, $1 from ledger_archive`;
    await expect(rows(forged, [new Date('2027-03-31T00:00:00Z')])).rejects.toThrow('not old enough');
    await expect(rows(forged.replace('1, 2,', '2, 4,'), [new Date('2027-04-01T00:00:00Z')])).rejects.toThrow('the journal 2 of 1');
    await expect(rows(forged.replace('last_seq + 1,', 'last_seq + 2,'), [new Date('2027-04-01T00:00:00Z')])).rejects.toThrow(
      'does not follow',
    );
  });
});

async function insertEntry(sourceId: string, key: string): Promise<void> {
  await books.db.unitOfWork.run(null, async ({ sql }) => {
    const id = randomUUID();
    await sql(
      `insert into journal_entry (id, type, source_type, source_id, idempotency_key, occurred_at, description, posted_at)
       values ($1, 'manual', 'test', $2, $3, now(), 'By hand', now())`,
      [id, sourceId, key],
    );
    await sql(
      `insert into posting (id, entry_id, line, account, direction, amount_minor, currency, source, description, occurred_at)
       select gen_random_uuid(), $1, line, '1130', direction, 1, 'USD', 'manual', 'By hand', now() from (values (1, 'debit'), (2, 'credit')) l (line, direction)`,
      [id],
    );
  });
}
