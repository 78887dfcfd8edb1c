import { randomUUID } from 'node:crypto';
import { credit, debit, postEntry, topUpWallet } from '../../../src/modules/ledger/index.js';
import { openLedger, type LedgerDatabase } from './ledger-database.js';
import { amountOf, at, attempt, draftOf, ledgerStory, parallel } from './ledger-story.js';

let db: LedgerDatabase;
let story: ReturnType<typeof ledgerStory>;

beforeAll(async () => {
  db = await openLedger();
  story = ledgerStory(db);
});
afterAll(() => db.close());

describe('An idempotency key', () => {
  it('makes one entry out of 50 parallel calls, and all of them get that entry', async () => {
    const sellerId = await story.sellerWith('1.00');
    const key = randomUUID();

    const outcomes = await parallel(50, () => story.debitWallet(sellerId, amountOf('1.00'), key));

    const entries = outcomes.filter((outcome) => typeof outcome !== 'string');
    expect(entries).toHaveLength(50);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(1);
    expect(entries.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(await story.wallet(sellerId)).toMatchObject({ balance: '0.00' });
    expect(await story.differences()).toEqual([]);
  });

  it('makes one entry out of 50 parallel calls when no seller is concerned, too', async () => {
    const key = randomUUID();
    const lines = [
      debit('codWithReception', amountOf('5.00'), { source: 'manual' }),
      credit('codWithDriver', amountOf('5.00'), { source: 'manual' }),
    ];

    const entries = await parallel(50, () => db.unitOfWork.run(null, (tx) => postEntry(tx, draftOf(lines, key))));

    expect(entries.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(1);
  });

  it('answers a replay with exactly what was written', async () => {
    const topUp = {
      sellerId: randomUUID(),
      amount: amountOf('12.345', 'KWD'),
      into: 'clearing',
      idempotencyKey: randomUUID(),
      occurredAt: at,
      reference: 'slip 77',
    } as const;

    const first = await db.unitOfWork.run('req_test', (tx) => topUpWallet(tx, topUp));
    const second = await db.unitOfWork.run('req_other', (tx) => topUpWallet(tx, topUp));

    expect(second).toEqual({ ...first, replayed: true });
    expect(first).toMatchObject({
      requestId: 'req_test',
      type: 'topup',
      postings: [
        { account: '1140', line: 1 },
        { account: '2100', line: 2 },
      ],
    });
  });

  it('is refused for a top-up of other money', async () => {
    const topUp = { sellerId: randomUUID(), into: 'bank', idempotencyKey: randomUUID(), occurredAt: at } as const;
    await db.unitOfWork.run(null, (tx) => topUpWallet(tx, { ...topUp, amount: amountOf('5.00') }));

    expect(await attempt(db, (tx) => topUpWallet(tx, { ...topUp, amount: amountOf('6.00') }))).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await attempt(db, (tx) => topUpWallet(tx, { ...topUp, amount: amountOf('0.00') }))).toBe('VALIDATION_FAILED');
    expect(await story.wallet(topUp.sellerId)).toMatchObject({ balance: '5.00' });
  });
});
