import { randomUUID } from 'node:crypto';
import { billShipment, releaseHold, type ShipmentBill } from '../../../src/modules/ledger/index.js';
import { openLedger, type LedgerDatabase } from './ledger-database.js';
import { amountOf, at, ledgerStory, parallel } from './ledger-story.js';

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
const receivable = async (sellerId: string) =>
  (await db.sql(`select balance_minor from seller_account where seller_id = $1 and kind = 'receivable'`, [sellerId]))[0]?.['balance_minor'];

describe('Billing a shipment', () => {
  it('spends the money that was held for it, even when nothing else is left', async () => {
    const sellerId = await story.sellerWith('10.00');
    const shipmentId = randomUUID();
    await story.hold(sellerId, shipmentId, amountOf('10.00'));

    expect(await story.bill(sellerId, shipmentId, amountOf('10.00'))).toMatchObject({
      type: 'shipment_billed',
      postings: [
        {
          account: '2100',
          direction: 'debit',
          source: 'shipment',
          shipmentId,
          balanceBefore: amountOf('10.00'),
          balanceAfter: amountOf('0.00'),
        },
        { account: '4100', direction: 'credit' },
      ],
    });
    expect(await story.wallet(sellerId)).toMatchObject({ balance: '0.00', held: '0.00' });
  });

  it('does not spend the money that is held for another shipment', async () => {
    const sellerId = await story.sellerWith('10.00');
    await story.hold(sellerId, randomUUID(), amountOf('8.00'));

    expect(await story.bill(sellerId, randomUUID(), amountOf('2.01'))).toBe('INSUFFICIENT_BALANCE');
    expect(await story.bill(sellerId, randomUUID(), amountOf('2.00'))).toMatchObject({ replayed: false });
  });

  it('does not count held money twice when the hold is released at the same moment', async () => {
    await parallel(40, async () => {
      const sellerId = await story.sellerWith('10.00');
      const shipmentId = randomUUID();
      await story.hold(sellerId, shipmentId, amountOf('6.00'));

      const [, outcome] = await Promise.all([release(shipmentId), story.bill(sellerId, shipmentId, amountOf('10.01'))]);

      expect(outcome).toBe('INSUFFICIENT_BALANCE');
      expect(await story.wallet(sellerId)).toMatchObject({ balance: '10.00', held: '0.00' });
    });
  });

  it('leaves everything as it was when the wallet is short, so that the caller may go on', async () => {
    const sellerId = await story.sellerWith('10.00');
    const shipmentId = randomUUID();
    await story.hold(sellerId, shipmentId, amountOf('6.00'));

    const bill: ShipmentBill = { sellerId, shipmentId, amount: amountOf('10.01'), kind: 'shipment', payer: 'wallet', occurredAt: at };
    await db.unitOfWork.run(null, (tx) => billShipment(tx, bill).catch(() => null));

    expect(await story.wallet(sellerId)).toEqual({ balance: '10.00', held: '6.00', available: '4.00', uncleared: '0.00' });
  });

  it('happens once, also when 50 ask for it at the same time, and the hold is captured once', async () => {
    const sellerId = await story.sellerWith('10.00');
    const shipmentId = randomUUID();
    await story.hold(sellerId, shipmentId, amountOf('6.00'));

    const outcomes = await parallel(50, () => story.bill(sellerId, shipmentId, amountOf('6.00')));

    expect(new Set(outcomes.map((outcome) => (outcome as { id: string }).id)).size).toBe(1);
    expect(await story.wallet(sellerId)).toMatchObject({ balance: '4.00', held: '0.00' });
  });

  it.each([
    { kind: 'shipment', payer: 'wallet', debit: '2100', credit: '4100' },
    { kind: 'shipment', payer: 'receivable', debit: '1200', credit: '4100' },
    { kind: 'return', payer: 'wallet', debit: '2100', credit: '4130' },
    { kind: 'return', payer: 'receivable', debit: '1200', credit: '4130' },
    { kind: 'return', payer: 'waived', debit: '5100', credit: '4130' },
  ] as const)('books a $kind paid by $payer from $debit to $credit, with the source of its kind', async ({ kind, payer, ...accounts }) => {
    const sellerId = await story.sellerWith('10.00');

    const entry = await story.bill(sellerId, randomUUID(), amountOf('3.00'), { kind, payer });

    expect(entry).toMatchObject({
      postings: [
        { account: accounts.debit, direction: 'debit', source: kind },
        { account: accounts.credit, direction: 'credit', source: kind },
      ],
    });
  });

  it('lets a contract seller owe without limit, shown negative and apart from the wallet', async () => {
    const sellerId = await story.sellerWith('1.00');

    await story.bill(sellerId, randomUUID(), amountOf('300.00'), { payer: 'receivable' });

    expect(await receivable(sellerId)).toBe('-30000');
    expect(await story.wallet(sellerId)).toMatchObject({ balance: '1.00' });
  });

  it('writes nothing for a free shipment and gives its hold back', async () => {
    const sellerId = await story.sellerWith('10.00');
    const shipmentId = randomUUID();
    await story.hold(sellerId, shipmentId, amountOf('6.00'));

    expect(await story.bill(sellerId, shipmentId, amountOf('0.00'))).toBeNull();
    expect(await story.wallet(sellerId)).toMatchObject({ balance: '10.00', held: '0.00' });
  });
});
