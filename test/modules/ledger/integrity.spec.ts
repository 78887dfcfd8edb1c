import { randomUUID } from 'node:crypto';
import { checkLedger, type LedgerDifference } from '../../../src/modules/ledger/index.js';
import { openLedger, type LedgerDatabase } from './ledger-database.js';
import { amountOf, at, ledgerStory } from './ledger-story.js';

let db: LedgerDatabase;
let story: ReturnType<typeof ledgerStory>;
let sellerId: string;
let entryId: string;

beforeEach(async () => {
  db = await openLedger();
  story = ledgerStory(db);
  sellerId = await story.sellerWith('10.00');
  const bill = await story.bill(sellerId, randomUUID(), amountOf('4.00'));
  entryId = (bill as { id: string }).id;
  await story.bill(sellerId, randomUUID(), amountOf('1.00'), { payer: 'receivable' });
  await story.hold(sellerId, randomUUID(), amountOf('2.00'));
});
afterEach(() => db.close());

/** Changes the books in a way that only the owner of the database could, by switching their guards off. */
async function tamper(...changes: readonly [text: string, values: readonly unknown[]][]): Promise<readonly LedgerDifference[]> {
  await db.unitOfWork.run(null, async ({ sql }) => {
    await sql('alter table posting disable trigger user');
    await sql('alter table journal_entry disable trigger user');
    for (const [text, values] of changes) await sql(text, values);
  });
  return story.differences();
}

describe('The check of the ledger', () => {
  it('finds nothing in books that were only written by the ledger', async () => {
    expect(await checkLedger(db.sql, at)).toEqual({ ok: true, checkedAt: at, differences: [] });
  });

  it('finds nothing while others post', async () => {
    let posting = true;
    const others = Promise.all(
      Array.from({ length: 5 }, async () => {
        while (posting) await story.bill(sellerId, randomUUID(), amountOf('0.01'), { force: true });
      }),
    );

    for (let i = 0; i < 20; i++) expect(await story.differences()).toEqual([]);
    posting = false;
    await others;
  });

  it('finds a balance that was written by hand', async () => {
    const found = await tamper([`update seller_account set balance_minor = balance_minor + 1 where kind = 'wallet'`, []]);

    expect(found).toEqual([{ kind: 'account_balance', account: `wallet:${sellerId}`, currency: 'USD', expected: '6.00', found: '6.01' }]);
  });

  it('finds an account that vanished', async () => {
    const found = await tamper([`delete from seller_account where kind = 'receivable'`, []]);

    expect(found).toEqual([
      { kind: 'account_balance', account: `receivable:${sellerId}`, currency: 'USD', expected: '-1.00', found: '0.00' },
      { kind: 'account_postings', account: `receivable:${sellerId}`, currency: null, expected: '1', found: '0' },
    ]);
  });

  it('finds held money without a hold', async () => {
    const found = await tamper([`update wallet_hold set status = 'released'`, []]);

    expect(found).toEqual([{ kind: 'account_held', account: `wallet:${sellerId}`, currency: 'USD', expected: '0.00', found: '2.00' }]);
  });

  it('finds a posting that is gone, in its entry and in its currency', async () => {
    const found = await tamper([`delete from posting where entry_id = $1 and account = '4100'`, [entryId]]);

    expect(found).toEqual([
      { kind: 'currency_sum', account: 'all', currency: 'USD', expected: '0.00', found: '-4.00' },
      { kind: 'entry_balance', account: `entry:${entryId}`, currency: 'USD', expected: '4.00', found: '0.00' },
      { kind: 'entry_lines', account: `entry:${entryId}`, currency: null, expected: '2', found: '1' },
    ]);
  });

  it('finds two entries that are wrong by the same amount, although the currency is even', async () => {
    const others = `select id from journal_entry where id <> $1 limit 1`;
    const found = await tamper([`update posting set entry_id = (${others}), line = 9 where entry_id = $1 and account = '4100'`, [entryId]]);

    expect(found.map(({ kind }) => kind)).toEqual(['entry_balance', 'entry_balance', 'entry_lines']);
  });

  it('finds an entry without postings', async () => {
    const found = await tamper(
      [`update seller_account set balance_minor = balance_minor + 400 where kind = 'wallet'`, []],
      [`delete from posting where entry_id = $1`, [entryId]],
    );

    expect(found).toEqual([
      { kind: 'entry_lines', account: `entry:${entryId}`, currency: null, expected: '2', found: '0' },
      { kind: 'account_postings', account: `wallet:${sellerId}`, currency: null, expected: '1', found: '2' },
    ]);
  });

  it('finds a number of postings that was written by hand', async () => {
    const found = await tamper([`update seller_account set posting_count = 7 where kind = 'wallet'`, []]);

    expect(found).toEqual([{ kind: 'account_postings', account: `wallet:${sellerId}`, currency: null, expected: '2', found: '7' }]);
  });

  it('finds a gap in the chain of balances', async () => {
    const shifted = 'balance_before_minor = balance_before_minor + 5, balance_after_minor = balance_after_minor + 5';
    const found = await tamper([`update posting set ${shifted} where entry_id = $1 and account = '2100'`, [entryId]]);

    expect(found).toEqual([{ kind: 'account_chain', account: `wallet:${sellerId}`, currency: 'USD', expected: '10.00', found: '10.05' }]);
  });

  it('finds a balance that did not move by its amount', async () => {
    const found = await tamper(
      ['alter table posting drop constraint posting_balance_moves_by_amount', []],
      [`update posting set balance_after_minor = balance_after_minor + 5 where entry_id = $1 and account = '2100'`, [entryId]],
    );

    expect(found).toEqual([{ kind: 'account_step', account: `wallet:${sellerId}`, currency: 'USD', expected: '6.00', found: '6.05' }]);
  });
});
