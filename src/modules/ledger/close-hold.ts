import { money, type Money } from '../../kernel/money.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { db } from './ledger.tables.js';

export interface OpenHold {
  readonly sellerId: string;
  readonly amount: Money;
}

interface Closing {
  readonly shipmentId: string;
  readonly status: 'captured' | 'released';
}

/** Locks the hold before the account, as every statement that closes a hold does, to prevent deadlocks. */
const closeHold = statement(($: Named<Closing>) =>
  db
    .with('closed', (holds) =>
      holds
        .updateTable('walletHold')
        .set({ status: $.status })
        .where('shipmentId', '=', $.shipmentId)
        .where('status', '=', 'open')
        .returning(['sellerId', 'currency', 'amountMinor']),
    )
    .updateTable('sellerAccount as a')
    .from('closed')
    .set((eb) => ({ heldMinor: eb('a.heldMinor', '-', eb.ref('closed.amountMinor')), version: eb('a.version', '+', 1) }))
    .whereRef('a.sellerId', '=', 'closed.sellerId')
    .where('a.kind', '=', 'wallet')
    .whereRef('a.currency', '=', 'closed.currency'),
);

const lockHold = statement(($: Named<{ shipmentId: string }>) =>
  db
    .selectFrom('walletHold')
    .select(['sellerId', 'currency', 'amountMinor'])
    .where('shipmentId', '=', $.shipmentId)
    .where('status', '=', 'open')
    .forUpdate(),
);

/** Releases held money to the wallet; false if the shipment has no open hold. One statement. */
export const releaseHold = async (tx: Tx, shipmentId: string): Promise<boolean> =>
  (await closeHold.count(tx.sql, { shipmentId, status: 'released' })) === 1;

/** Captures the hold after its money was debited; false if the shipment has no open hold. One statement. */
export const captureHold = async (tx: Tx, shipmentId: string): Promise<boolean> =>
  (await closeHold.count(tx.sql, { shipmentId, status: 'captured' })) === 1;

/** Locks and returns the open hold of a shipment. One statement. */
export async function lockOpenHold(tx: Tx, shipmentId: string): Promise<OpenHold | undefined> {
  const hold = await lockHold.first(tx.sql, { shipmentId });
  return hold && { sellerId: hold.sellerId, amount: money(hold.amountMinor, hold.currency) };
}
