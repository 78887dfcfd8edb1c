import { randomUUID } from 'node:crypto';
import { creditAdjustment, refundShipment, reverseEntry, takeBackAdjustmentCredit } from '../../../src/modules/ledger/index.js';
import { openLedger, type LedgerDatabase } from './ledger-database.js';
import { amountOf, at, attempt, ledgerStory, parallel } from './ledger-story.js';

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

const refund = (shipmentId: string) => attempt(db, (tx) => refundShipment(tx, { shipmentId, occurredAt: at }));
const reverse = async (entryId: string): Promise<string> =>
  (await db.unitOfWork.run('req_test', (tx) => reverseEntry(tx, { entryId, occurredAt: at, reason: 'Wrong rate' }))).id;
const receivable = async (sellerId: string) =>
  (await db.sql(`select balance_minor from seller_account where seller_id = $1 and kind = 'receivable'`, [sellerId]))[0]?.['balance_minor'];

describe('Refunding a shipment', () => {
  it.each(['wallet', 'receivable', 'waived'] as const)('gives back what was billed to the %s, once, linked to the bill', async (payer) => {
    const sellerId = await story.sellerWith('10.00');
    const shipmentId = randomUUID();
    const bill = await story.bill(sellerId, shipmentId, amountOf('3.00'), { payer });

    const outcomes = await parallel(20, () => refund(shipmentId));

    const written = outcomes.filter((outcome) => typeof outcome === 'object' && outcome?.replayed === false);
    expect(written).toHaveLength(1);
    expect(written[0]).toMatchObject({
      type: 'refund',
      reversesEntryId: (bill as { id: string }).id,
      postings: [
        { source: 'refund', direction: 'credit', shipmentId },
        { source: 'refund', direction: 'debit' },
      ],
    });
    expect(await story.wallet(sellerId)).toMatchObject({ balance: '10.00' });
    expect((await receivable(sellerId)) ?? '0').toBe('0');
  });

  it('is nothing for a shipment that was never billed', async () => {
    expect(await refund(randomUUID())).toBeNull();
  });

  it('gives back a bill that was reversed by mistake and put back, once', async () => {
    const sellerId = await story.sellerWith('10.00');
    const shipmentId = randomUUID();
    const bill = (await story.bill(sellerId, shipmentId, amountOf('3.00'))) as { id: string };
    const reinstated = await reverse(await reverse(bill.id));

    expect(await story.wallet(sellerId)).toMatchObject({ balance: '7.00' });
    expect(await refund(shipmentId)).toMatchObject({ type: 'refund', reversesEntryId: reinstated, replayed: false });
    expect(await refund(shipmentId)).toMatchObject({ type: 'refund', replayed: true });
    expect(await story.wallet(sellerId)).toMatchObject({ balance: '10.00' });
  });

  it('gives nothing back twice when a correction and a refund meet', async () => {
    const sellerId = await story.sellerWith('10.00');
    const shipmentId = randomUUID();
    const bill = (await story.bill(sellerId, shipmentId, amountOf('3.00'))) as { id: string };
    const correct = () => attempt(db, (tx) => reverseEntry(tx, { entryId: bill.id, occurredAt: at, reason: 'Wrong rate' }));

    await Promise.all([...Array.from({ length: 10 }, () => refund(shipmentId)), ...Array.from({ length: 10 }, correct)]);

    expect(await story.wallet(sellerId)).toMatchObject({ balance: '10.00' });
    expect(await correct()).toBe('ENTRY_ALREADY_REVERSED');
    expect(await refund(shipmentId)).toMatchObject({ replayed: true });
  });
});

it('A credit for a lighter parcel that was reversed by mistake and put back is taken back once', async () => {
  const sellerId = await story.sellerWith('10.00');
  const shipmentId = randomUUID();
  const takeBack = () => db.unitOfWork.run('req_test', (tx) => takeBackAdjustmentCredit(tx, shipmentId, at));
  const given = await db.unitOfWork.run('req_test', (tx) =>
    creditAdjustment(tx, {
      sellerId,
      shipmentId,
      orderId: shipmentId,
      payer: 'wallet',
      amount: amountOf('1.00'),
      sequence: 1,
      occurredAt: at,
    }),
  );
  const reversal = await reverse(given.id);

  await takeBack();
  expect(await story.wallet(sellerId)).toMatchObject({ balance: '10.00' });
  await reverse(reversal);
  expect(await story.wallet(sellerId)).toMatchObject({ balance: '11.00' });
  await takeBack();
  await takeBack();
  expect(await story.wallet(sellerId)).toMatchObject({ balance: '10.00' });
});
