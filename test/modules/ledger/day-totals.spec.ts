import { randomUUID } from 'node:crypto';
import { accountTotalsAt, foldLedgerDays, partyTotalsAt } from '../../../src/modules/ledger/index.js';
import { waitFor } from '../../support/wait-for.js';
import { openLedger, type LedgerDatabase } from './ledger-database.js';
import { amountOf, ledgerStory } from './ledger-story.js';

let db: LedgerDatabase;
let story: ReturnType<typeof ledgerStory>;

beforeAll(async () => {
  db = await openLedger();
  story = ledgerStory(db);
});
afterAll(async () => {
  expect(await story.differences()).toEqual([]);
  await db.close();
});

const TOMORROW = new Date(Date.now() + 86_400_000);
const LONG_AGO = new Date('2020-01-02T00:00:00Z');

/** Debits and credits of each account, as minor units. */
const totals = async (before = TOMORROW) =>
  Object.fromEntries(
    (await accountTotalsAt(db.sql, before, { currency: 'USD' })).map((each) => [each.account, [each.debitMinor, each.creditMinor]]),
  );
const folded = async () => Number((await db.sql<{ folded_seq: string }>('select folded_seq from ledger_fold'))[0]?.folded_seq ?? 0);

/** Folds until it has come so far: what is open anywhere on the server, also in the databases of other tests, holds it up. */
const foldedTo = (place: number): Promise<void> =>
  waitFor('the journal is folded', async () => {
    await foldLedgerDays(db);
    return (await folded()) >= place;
  });

describe('The totals of an account', () => {
  let sellerId: string;
  beforeAll(async () => {
    sellerId = await story.sellerWith('10.00');
    await story.bill(sellerId, randomUUID(), amountOf('4.00'));
  });

  it('are the same before and after the journal is folded into days, and while others post', async () => {
    const before = await totals();
    expect(before).toEqual({ '1130': [1000n, 0n], '2100': [400n, 1000n], '4100': [0n, 400n] });

    await foldedTo(4);
    await foldLedgerDays(db);

    expect(await folded()).toBe(4);
    expect(await totals()).toEqual(before);
    await story.bill(sellerId, randomUUID(), amountOf('1.00'));
    expect(await totals()).toMatchObject({ '2100': [500n, 1000n], '4100': [0n, 500n] });
    expect(await totals(LONG_AGO)).toEqual({});
  });

  it('hold a posting of a transaction that was open while a later one was folded', async () => {
    const before = await totals();
    let commit = (): void => undefined;
    let posted = (): void => undefined;
    const isPosted = new Promise<void>((resolve) => (posted = resolve));
    const slow = db.unitOfWork.run(null, async (tx) => {
      await ledgerStoryEntry(tx.sql);
      posted();
      await new Promise<void>((resolve) => (commit = resolve));
    });
    await isPosted;
    await story.topUp(sellerId, amountOf('2.00'));
    const place = await folded();

    await foldLedgerDays(db);
    expect(await folded()).toBe(place);
    commit();
    await slow;
    await foldedTo(place + 1);

    expect((await totals())['1130']).toEqual([(before['1130']?.[0] ?? 0n) + 200n + 77n, 0n]);
  });

  it('are counted once when many fold at the same time', async () => {
    for (let count = 0; count < 5; count++) await story.topUp(sellerId, amountOf('1.00'));
    const before = await totals();

    await Promise.all(Array.from({ length: 20 }, () => foldLedgerDays(db)));

    expect(await totals()).toEqual(before);
  });

  it('split into those of each seller, page by page, folded or not', async () => {
    const others = [await story.sellerWith('3.00'), await story.sellerWith('5.00')];
    const question = { account: '2100', currency: 'USD', before: TOMORROW };
    const all = await partyTotalsAt(db.sql, question, { after: null, limit: 100, offset: 0 });
    await foldLedgerDays(db);

    const [first, ...rest] = await partyTotalsAt(db.sql, question, { after: null, limit: 100, offset: 0 });
    expect([first, ...rest]).toEqual(all);
    expect(all.filter(({ partyId }) => others.includes(partyId)).map(({ creditMinor }) => creditMinor).sort()).toEqual([300n, 500n]); // prettier-ignore
    expect(await partyTotalsAt(db.sql, question, { after: first?.partyId ?? null, limit: 1, offset: 0 })).toEqual(rest.slice(0, 1));
    const sum = all.reduce((total, { creditMinor }) => total + creditMinor, 0n);
    expect((await totals())['2100']?.[1]).toBe(sum);
  });
});

/** An entry of operator accounts alone, which locks no seller. */
async function ledgerStoryEntry(sql: LedgerDatabase['sql']): Promise<void> {
  const id = randomUUID();
  await sql(
    `insert into journal_entry (id, type, source_type, source_id, idempotency_key, occurred_at, description, posted_at)
     values ($1, 'manual', 'test', 'slow', $2, now(), 'Slow', now())`,
    [id, id],
  );
  await sql(
    `insert into posting (id, entry_id, line, account, direction, amount_minor, currency, source, description, occurred_at)
     values ($1, $3, 1, '1130', 'debit', 77, 'USD', 'manual', 'Slow', now()), ($2, $3, 2, '2300', 'credit', 77, 'USD', 'manual', 'Slow', now())`,
    [randomUUID(), randomUUID(), id],
  );
}
