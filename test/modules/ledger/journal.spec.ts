import { randomUUID } from 'node:crypto';
import { money } from '../../../src/kernel/money.js';
import { sqlState } from '../../../src/platform/db/sql-state.js';
import { credit, debit, postEntry } from '../../../src/modules/ledger/index.js';
import { openLedger, type LedgerDatabase } from './ledger-database.js';
import { amountOf, draftOf, ledgerStory, parallel } from './ledger-story.js';

let db: LedgerDatabase;
let story: ReturnType<typeof ledgerStory>;

beforeAll(async () => {
  db = await openLedger();
  story = ledgerStory(db);
});
afterAll(() => db.close());

const stateOf = (work: Promise<unknown>): Promise<string | undefined> => work.then(() => undefined, sqlState);

describe('The journal', () => {
  it.each(['journal_entry', 'posting'])('refuses update, delete and truncate of %s for every role', async (table) => {
    await story.sellerWith('5.00');

    for (const change of [`update ${table} set description = 'x'`, `delete from ${table}`, `truncate ${table} cascade`]) {
      await expect(db.sql(change)).rejects.toThrow('The journal is never changed');
    }
  });

  it('refuses at commit an entry that does not balance, and keeps nothing of it', async () => {
    const sellerId = randomUUID();
    const lines = [
      debit('bank', amountOf('5.00'), { source: 'manual' }),
      credit('sellerWallet', amountOf('4.99'), { source: 'manual', sellerId }),
    ];
    let reachedTheEnd = false;

    const posted = db.unitOfWork.run(null, async (tx) => {
      await postEntry(tx, draftOf(lines));
      reachedTheEnd = true;
    });

    await expect(posted).rejects.toThrow('does not balance in USD: debits 500, credits 499');
    expect(reachedTheEnd).toBe(true);
    expect(await story.wallet(sellerId)).toMatchObject({ balance: '0.00' });
  });

  it('refuses an entry that balances only across currencies', async () => {
    const lines = [
      debit('bank', amountOf('5.00'), { source: 'manual' }),
      credit('shippingRevenue', amountOf('5.00', 'EUR'), { source: 'manual' }),
    ];

    expect(await stateOf(db.unitOfWork.run(null, (tx) => postEntry(tx, draftOf(lines))))).toBe('23514');
  });

  it('refuses an entry without postings, and a posting added to an entry later', async () => {
    const entry = await story.topUp(randomUUID(), amountOf('5.00'));

    expect(await stateOf(db.unitOfWork.run(null, (tx) => postEntry(tx, draftOf([]))))).toBe('23514');
    const late = `insert into posting (id, entry_id, line, account, direction, amount_minor, currency, source, description, occurred_at)
                  values ($1, $2, 3, '1130', 'debit', 1, 'USD', 'manual', 'late', now())`;
    expect(await stateOf(db.sql(late, [randomUUID(), entry.id]))).toBe('23514');
  });

  it('refuses them from a session that looks for tables elsewhere, too', async () => {
    const [row] = await db.sql<{ schema: string }>('select current_schema() as schema');
    const entry = await story.topUp(randomUUID(), amountOf('5.00'));

    const elsewhere = db.unitOfWork.run(null, async (tx) => {
      await tx.sql('set local search_path to pg_catalog');
      await tx.sql(
        `insert into ${row?.schema}.posting (id, entry_id, line, account, direction, amount_minor, currency, source, description, occurred_at)
         values ($1, $2, 3, '1130', 'debit', 1, 'USD', 'manual', 'late', now())`,
        [randomUUID(), entry.id],
      );
    });

    await expect(elsewhere).rejects.toThrow('does not balance in USD: debits 501, credits 500');
  });

  it('refuses amounts of zero and below and accounts that do not exist', async () => {
    for (const minor of [0n, -500n]) {
      const amount = money(minor, 'USD');
      const lines = [debit('bank', amount, { source: 'manual' }), credit('shippingRevenue', amount, { source: 'manual' })];
      expect(await stateOf(db.unitOfWork.run(null, (tx) => postEntry(tx, draftOf(lines))))).toBe('23514');
    }
    const entry = await story.topUp(randomUUID(), amountOf('5.00'));
    const unknown = `insert into posting (id, entry_id, line, account, direction, amount_minor, currency, source, description, occurred_at)
                     values ($1, $2, 3, '9999', 'debit', 1, 'USD', 'manual', 'unknown', now())`;
    await expect(db.sql(unknown, [randomUUID(), entry.id])).rejects.toThrow('posting_account_known');
  });

  it('loses no connection over entries that are refused at commit', async () => {
    const lines = [debit('bank', amountOf('5.00'), { source: 'manual' })];

    const states = await parallel(60, () => stateOf(db.unitOfWork.run(null, (tx) => postEntry(tx, draftOf(lines)))));

    expect(new Set(states)).toEqual(new Set(['23514']));
    expect(await story.wallet(await story.sellerWith('1.00'))).toMatchObject({ balance: '1.00' });
  });
});

describe('The balances before and after', () => {
  it('chain without gaps in posting order, two lines of one entry included', async () => {
    const sellerId = await story.sellerWith('1.000', 'KWD');
    const [collected, fee] = [amountOf('105.000', 'KWD'), amountOf('2.100', 'KWD')];
    await db.unitOfWork.run(null, (tx) =>
      postEntry(
        tx,
        draftOf([
          debit('codWithDriver', collected, { source: 'cod_collection', sellerId }),
          credit('sellerWallet', collected, { source: 'cod_collection', sellerId }),
          debit('sellerWallet', fee, { source: 'cod_fee', sellerId }),
          credit('codFeeRevenue', fee, { source: 'cod_fee', sellerId }),
        ]),
      ),
    );
    await parallel(20, () => story.debitWallet(sellerId, amountOf('0.001', 'KWD')));

    const chain = await db.sql<{ source: string; before: string; after: string }>(
      `select source, balance_before_minor as before, balance_after_minor as after
         from posting where seller_id = $1 and account = '2100' order by seq`,
      [sellerId],
    );

    expect(chain.slice(0, 3)).toEqual([
      { source: 'topup', before: '0', after: '1000' },
      { source: 'cod_collection', before: '1000', after: '106000' },
      { source: 'cod_fee', before: '106000', after: '103900' },
    ]);
    expect(chain.slice(1).map(({ before }) => before)).toEqual(chain.slice(0, -1).map(({ after }) => after));
    expect(chain.at(-1)?.after).toBe('103880');
  });

  it('stay exact where binary numbers would not', async () => {
    const sellerId = randomUUID();

    await story.topUp(sellerId, money(9_007_199_254_740_993n, 'USD'));
    const second = await story.topUp(sellerId, money(9_007_199_254_740_993n, 'USD'));

    expect(second.postings[1]?.balanceAfter?.minor).toBe(18_014_398_509_481_986n);
    expect(await story.wallet(sellerId)).toMatchObject({ balance: '180143985094819.86' });
  });

  it('start at 0 when 20 first postings arrive at once', async () => {
    const sellerId = randomUUID();

    await parallel(20, () => story.topUp(sellerId, amountOf('0.05')));

    expect(await story.wallet(sellerId)).toMatchObject({ balance: '1.00' });
    expect(await story.differences()).toEqual([]);
  });
});
