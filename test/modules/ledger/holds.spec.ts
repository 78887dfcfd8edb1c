import { randomUUID } from 'node:crypto';
import { releaseHold, walletOf, walletsOf } from '../../../src/modules/ledger/index.js';
import { openLedger, type LedgerDatabase } from './ledger-database.js';
import { amountOf, ledgerStory, parallel } from './ledger-story.js';

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

const release = (shipmentId: string) => db.unitOfWork.run(null, (tx) => releaseHold(tx, shipmentId));

describe('A hold', () => {
  it('is set aside, given back, and set aside again', async () => {
    const sellerId = await story.sellerWith('10.00');
    const shipmentId = randomUUID();

    expect(await story.hold(sellerId, shipmentId, amountOf('6.00'))).toBe(true);
    expect(await story.wallet(sellerId)).toMatchObject({ balance: '10.00', held: '6.00', available: '4.00' });
    expect(await story.hold(sellerId, randomUUID(), amountOf('4.01'))).toBe(false);
    expect(await release(shipmentId)).toBe(true);
    expect(await release(shipmentId)).toBe(false);
    expect(await story.hold(sellerId, shipmentId, amountOf('7.00'))).toBe(true);
    expect(await story.wallet(sellerId)).toMatchObject({ held: '7.00' });
  });

  it('is not placed without a wallet and credit, in another currency, or twice for one shipment', async () => {
    const sellerId = await story.sellerWith('10.00');
    const shipmentId = randomUUID();

    expect(await story.hold(randomUUID(), randomUUID(), amountOf('1.00'))).toBe(false);
    expect(await story.hold(sellerId, randomUUID(), amountOf('100', 'JPY'))).toBe(false);
    await story.hold(sellerId, shipmentId, amountOf('1.00'));
    await expect(story.hold(sellerId, shipmentId, amountOf('1.00'))).rejects.toThrow('wallet_hold_open');
    expect(await story.wallet(sellerId)).toMatchObject({ held: '1.00' });
  });

  it('is placed on the credit of a seller without a wallet, as far as that goes, also by 20 first orders at the same time', async () => {
    const sellerId = randomUUID();
    const hold = () => story.hold(sellerId, randomUUID(), amountOf('1.00'), 500n);

    expect(await story.hold(sellerId, randomUUID(), amountOf('5.01'), 500n)).toBe(false);
    expect((await parallel(20, hold)).filter(Boolean)).toHaveLength(5);
    expect(await story.wallet(sellerId)).toMatchObject({ balance: '0.00', held: '5.00', available: '-5.00' });
  });

  it('is given back once by 20 parallel releases', async () => {
    const sellerId = await story.sellerWith('10.00');
    const shipmentId = randomUUID();
    await story.hold(sellerId, shipmentId, amountOf('6.00'));

    const outcomes = await parallel(20, () => release(shipmentId));

    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(await story.wallet(sellerId)).toMatchObject({ held: '0.00' });
  });

  it('of nothing needs no money and no wallet', async () => {
    expect(await story.hold(randomUUID(), randomUUID(), amountOf('0.00'))).toBe(true);
  });
});

describe('The wallets of sellers', () => {
  it('are read for many sellers at once, one per currency, and are zero before the first posting', async () => {
    const [rich, poor] = [await story.sellerWith('10.00'), randomUUID()];
    await story.topUp(rich, amountOf('500', 'JPY'));

    const wallets = await walletsOf(db.sql, [rich, poor]);

    expect(wallets.get(rich)?.map(({ currency, balance }) => [currency, balance.minor])).toEqual([
      ['JPY', 500n],
      ['USD', 1000n],
    ]);
    expect(wallets.has(poor)).toBe(false);
    expect((await walletOf(db.sql, poor, 'KWD')).balance).toEqual(amountOf('0.000', 'KWD'));
  });
});
