import { randomUUID } from 'node:crypto';
import { refundShipment, reverseEntry } from '../../../src/modules/ledger/index.js';
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
