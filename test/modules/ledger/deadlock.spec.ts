import { randomUUID } from 'node:crypto';
import { billShipment, credit, debit, placeHold, postEntry, releaseHold } from '../../../src/modules/ledger/index.js';
import { openLedger, type LedgerDatabase } from './ledger-database.js';
import { amountOf, at, draftOf, ledgerStory, parallel } from './ledger-story.js';

let db: LedgerDatabase;
let story: ReturnType<typeof ledgerStory>;

beforeAll(async () => {
  db = await openLedger();
  story = ledgerStory(db);
});
afterAll(() => db.close());

describe('Parallel entries', () => {
  it('between the same wallets in both directions, mixed with holds and bills, never wait for each other in a circle', async () => {
    const sellers = [await story.sellerWith('1000.00'), await story.sellerWith('1000.00')] as const;
    const amount = amountOf('1.00');
    let tries = 0;

    await parallel(400, (index) => {
      const [from, to] = index % 2 === 0 ? sellers : ([sellers[1], sellers[0]] as const);
      const shipmentId = randomUUID();
      return db.unitOfWork.run(null, async (tx) => {
        tries++;
        // Credit first in half of them: the order of the lines must not become the order of the locks.
        const lines = [
          debit('sellerWallet', amount, { source: 'manual', sellerId: from }),
          credit('sellerWallet', amount, { source: 'manual', sellerId: to }),
        ];
        if (index % 4 < 2) return postEntry(tx, draftOf(index % 4 === 0 ? lines : lines.toReversed()));
        await placeHold(tx, { sellerId: from, shipmentId, amount, creditLimitMinor: 0n });
        if (index % 4 === 2) return releaseHold(tx, shipmentId);
        return billShipment(tx, { sellerId: from, shipmentId, amount, kind: 'shipment', payer: 'wallet', occurredAt: at });
      });
    });

    expect(tries).toBe(400);
    expect(await story.wallet(sellers[0])).toMatchObject({ held: '0.00' });
    expect(await story.differences()).toEqual([]);
  });
});
