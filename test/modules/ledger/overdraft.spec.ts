import { randomUUID } from 'node:crypto';
import { billShipment, walletOf } from '../../../src/modules/ledger/index.js';
import { openLedger, type LedgerDatabase } from './ledger-database.js';
import { amountOf, at, ledgerStory, parallel } from './ledger-story.js';

let db: LedgerDatabase;
let story: ReturnType<typeof ledgerStory>;

beforeAll(async () => {
  db = await openLedger();
  story = ledgerStory(db);
});
afterAll(() => db.close());

describe('A wallet', () => {
  it('lets exactly 100 of 200 parallel debits of 1.00 pass when it holds 100.00, and is never below zero meanwhile', async () => {
    const sellerId = await story.sellerWith('100.00');
    let watching = true;
    let lowest = 10_000n;
    const watch = (async () => {
      while (watching) {
        const { balance } = await walletOf(db.sql, sellerId, 'USD');
        if (balance.minor < lowest) lowest = balance.minor;
      }
    })();

    const outcomes = await parallel(200, () => story.debitWallet(sellerId, amountOf('1.00')));
    watching = false;
    await watch;

    expect(outcomes.filter((outcome) => outcome === 'INSUFFICIENT_BALANCE')).toHaveLength(100);
    expect(await story.wallet(sellerId)).toMatchObject({ balance: '0.00', available: '0.00' });
    expect(lowest).toBeGreaterThanOrEqual(0n);
    expect(await story.differences()).toEqual([]);
  });

  it('lets one of two parallel debits of 60.00 pass when it holds 100.00', async () => {
    const sellerId = await story.sellerWith('100.00');

    const outcomes = await parallel(2, () => story.debitWallet(sellerId, amountOf('60.00')));

    expect(outcomes.filter((outcome) => outcome === 'INSUFFICIENT_BALANCE')).toHaveLength(1);
    expect(await story.wallet(sellerId)).toMatchObject({ balance: '40.00' });
  });

  it('lets exactly 100 of 200 parallel holds of 1.00 pass when it holds 100.00', async () => {
    const sellerId = await story.sellerWith('100.00');

    const outcomes = await parallel(200, () => story.hold(sellerId, randomUUID(), amountOf('1.00')));

    expect(outcomes.filter(Boolean)).toHaveLength(100);
    expect(await story.wallet(sellerId)).toMatchObject({ balance: '100.00', held: '100.00', available: '0.00' });
  });

  it('says what it can spend and what was needed when it refuses', async () => {
    const sellerId = await story.sellerWith('12.500', 'KWD');
    const shipmentId = randomUUID();

    const bill = db.unitOfWork.run(null, (tx) =>
      billShipment(tx, { sellerId, shipmentId, amount: amountOf('13.000', 'KWD'), kind: 'shipment', payer: 'wallet', occurredAt: at }),
    );

    await expect(bill).rejects.toThrow('The wallet can spend 12.500 KWD, and 13.000 is needed.');
  });

  it('goes down to minus the credit limit and not one unit further', async () => {
    const sellerId = await story.sellerWith('10.00');
    const credit = { creditLimitMinor: 500n };

    expect(await story.bill(sellerId, randomUUID(), amountOf('15.01'), credit)).toBe('INSUFFICIENT_BALANCE');
    expect(await story.bill(sellerId, randomUUID(), amountOf('15.00'), credit)).toMatchObject({ replayed: false });
    expect(await story.hold(sellerId, randomUUID(), amountOf('0.01'), 500n)).toBe(false);
    expect(await story.wallet(sellerId)).toMatchObject({ balance: '-5.00' });
  });

  it('goes below every limit when the step is a fact', async () => {
    const sellerId = await story.sellerWith('1.00');

    expect(await story.bill(sellerId, randomUUID(), amountOf('9.00'), { force: true })).toMatchObject({ replayed: false });

    expect(await story.wallet(sellerId)).toMatchObject({ balance: '-8.00' });
  });

  it('accepts money however deep it stands', async () => {
    const sellerId = await story.sellerWith('1.00');
    await story.bill(sellerId, randomUUID(), amountOf('9.00'), { force: true });

    await story.topUp(sellerId, amountOf('3.00'));

    expect(await story.wallet(sellerId)).toMatchObject({ balance: '-5.00' });
    expect(await story.differences()).toEqual([]);
  });
});

describe('Collections that are not in the bank yet', () => {
  it.each([
    { spendUnclearedOnShipping: true, held: true, billed: 'shipment_billed' },
    { spendUnclearedOnShipping: false, held: false, billed: 'INSUFFICIENT_BALANCE' },
  ])('can be spent on shipping where the deployment allows it: $spendUnclearedOnShipping', async ({ held, billed, ...settings }) => {
    const other = await openLedger(settings);
    const sellers = ledgerStory(other);
    const sellerId = await sellers.sellerWith('100.00');
    await other.sql('update seller_account set uncleared_minor = 9000 where seller_id = $1', [sellerId]);

    const wallet = await sellers.wallet(sellerId);
    const isHeld = await sellers.hold(sellerId, randomUUID(), amountOf('20.00'));
    const bill = await sellers.bill(sellerId, randomUUID(), amountOf('20.00'));
    await other.close();

    expect(wallet).toMatchObject({ balance: '100.00', uncleared: '90.00', available: '10.00' });
    expect(isHeld).toBe(held);
    expect(typeof bill === 'string' ? bill : bill?.type).toBe(billed);
  });
});
