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

/** The hold is locked before the account, here as in every statement that closes one, so that no two callers wait for each other. */
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

/** Gives the held money back to the wallet; false when the shipment has no open hold. One statement. */
export const releaseHold = async (tx: Tx, shipmentId: string): Promise<boolean> =>
  (await closeHold.count(tx.sql, { shipmentId, status: 'released' })) === 1;

/** Ends the hold because its money has just been debited; false when the shipment has no open hold. One statement. */
export const captureHold = async (tx: Tx, shipmentId: string): Promise<boolean> =>
  (await closeHold.count(tx.sql, { shipmentId, status: 'captured' })) === 1;

/** The open hold of a shipment, locked. One statement. */
export async function lockOpenHold(tx: Tx, shipmentId: string): Promise<OpenHold | undefined> {
  const hold = await lockHold.first(tx.sql, { shipmentId });
  return hold && { sellerId: hold.sellerId, amount: money(hold.amountMinor, hold.currency) };
}
