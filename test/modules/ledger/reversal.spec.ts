import { randomUUID } from 'node:crypto';
import { reverseEntry } from '../../../src/modules/ledger/index.js';
import { openLedger, type LedgerDatabase } from './ledger-database.js';
import { amountOf, at, attempt, ledgerStory, parallel } from './ledger-story.js';

let db: LedgerDatabase;
let story: ReturnType<typeof ledgerStory>;

beforeAll(async () => {
  db = await openLedger();
  story = ledgerStory(db);
});
afterAll(() => db.close());

describe('A reversal', () => {
  const reverse = (entryId: string, force = false) =>
    attempt(db, (tx) => reverseEntry(tx, { entryId, occurredAt: at, reason: 'Booked for the wrong seller', force }));

  it('mirrors the entry and is linked to it, posting by posting', async () => {
    const sellerId = randomUUID();
    const wrong = await story.topUp(sellerId, amountOf('5.00'));

    const reversal = await reverse(wrong.id);

    expect(reversal).toMatchObject({
      type: 'reversal',
      reversesEntryId: wrong.id,
      description: 'Booked for the wrong seller',
      postings: [
        { account: '1130', direction: 'credit', source: 'reversal', reversesPostingId: wrong.postings[0]?.id },
        {
          account: '2100',
          direction: 'debit',
          source: 'reversal',
          reversesPostingId: wrong.postings[1]?.id,
          balanceAfter: amountOf('0.00'),
        },
      ],
    });
    expect(await story.wallet(sellerId)).toMatchObject({ balance: '0.00' });
  });

  it('happens once, also when 20 ask for it at the same time', async () => {
    const sellerId = await story.sellerWith('100.00');
    const wrong = await story.topUp(sellerId, amountOf('5.00'));

    const outcomes = await parallel(20, () => reverse(wrong.id));

    expect(outcomes.filter((outcome) => outcome === 'ENTRY_ALREADY_REVERSED')).toHaveLength(19);
    expect(await story.wallet(sellerId)).toMatchObject({ balance: '100.00' });
    expect(await story.differences()).toEqual([]);
  });

  it('can itself be reversed, once', async () => {
    const sellerId = randomUUID();
    const topUp = await story.topUp(sellerId, amountOf('5.00'));
    const reversal = await reverse(topUp.id);

    if (typeof reversal === 'string') throw new Error(reversal);
    expect(await reverse(reversal.id)).toMatchObject({ replayed: false });
    expect(await reverse(reversal.id)).toBe('ENTRY_ALREADY_REVERSED');
    expect(await story.wallet(sellerId)).toMatchObject({ balance: '5.00' });
  });

  it('takes no money that the wallet no longer has, unless it is forced', async () => {
    const sellerId = randomUUID();
    const topUp = await story.topUp(sellerId, amountOf('5.00'));
    await story.debitWallet(sellerId, amountOf('3.00'));

    expect(await reverse(topUp.id)).toBe('INSUFFICIENT_BALANCE');
    expect(await reverse(topUp.id, true)).toMatchObject({ replayed: false });
    expect(await story.wallet(sellerId)).toMatchObject({ balance: '-3.00' });
  });

  it('of an unknown entry is refused', async () => {
    expect(await reverse(randomUUID())).toBe('NOT_FOUND');
  });
});
