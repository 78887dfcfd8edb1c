import { randomUUID } from 'node:crypto';
import { watchedSql } from '../../support/watched-sql.js';
import type { Tx } from '../../../src/platform/db/unit-of-work.js';
import {
  billShipment,
  placeHold,
  refundShipment,
  releaseHold,
  type ShipmentBill,
  type LedgerServices,
} from '../../../src/modules/ledger/index.js';
import { openLedger, type LedgerDatabase } from './ledger-database.js';
import { amountOf, at, ledgerStory } from './ledger-story.js';

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

/** How many statements the work sends, on its second run, when every account exists. */
async function statementsOf(work: (tx: Tx<LedgerServices>) => Promise<unknown>): Promise<number> {
  let count = 0;
  await db.unitOfWork.run(null, (tx) => {
    return work({ ...tx, sql: watchedSql(tx.sql, () => count++) });
  });
  return count;
}

describe('The number of statements', () => {
  it('is what each function promises', async () => {
    const sellerId = await story.sellerWith('100.00');
    await story.bill(sellerId, randomUUID(), amountOf('1.00'), { payer: 'receivable' });
    const shipmentId = randomUUID();
    const amount = amountOf('1.00');
    const hold = { sellerId, shipmentId, amount, creditLimitMinor: 0n };
    const bill: ShipmentBill = { sellerId, shipmentId, amount, kind: 'shipment', payer: 'wallet', occurredAt: at };

    expect(await statementsOf((tx) => placeHold(tx, { ...hold, amount: amountOf('100.01') }))).toBe(1);
    expect(await statementsOf((tx) => placeHold(tx, hold))).toBe(1);
    expect(await statementsOf((tx) => billShipment(tx, bill))).toBe(4);
    expect(await statementsOf((tx) => billShipment(tx, { ...bill, shipmentId: randomUUID() }))).toBe(3);
    expect(await statementsOf((tx) => billShipment(tx, { ...bill, shipmentId: randomUUID(), payer: 'receivable' }))).toBe(2);
    expect(await statementsOf((tx) => billShipment(tx, { ...bill, shipmentId: randomUUID(), payer: 'waived' }))).toBe(1);
    expect(await statementsOf((tx) => refundShipment(tx, { shipmentId, occurredAt: at }))).toBe(3);
    expect(await statementsOf((tx) => refundShipment(tx, { shipmentId: randomUUID(), occurredAt: at }))).toBe(2);
    expect(await statementsOf((tx) => releaseHold(tx, shipmentId))).toBe(1);

    const onCredit = () => ({ sellerId: newSellerId, shipmentId: randomUUID(), amount, creditLimitMinor: 500n });
    const newSellerId = randomUUID();
    expect(await statementsOf((tx) => placeHold(tx, onCredit()))).toBe(3);
    expect(await statementsOf((tx) => placeHold(tx, onCredit()))).toBe(1);
  });
});
