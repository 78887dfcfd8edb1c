import { money, type Money } from '../../kernel/money.js';
import type { Tx } from '../../platform/db/unit-of-work.js';

export interface OpenHold {
  readonly sellerId: string;
  readonly amount: Money;
}

/** The hold is locked before the account, here as in every statement that closes one, so that no two callers wait for each other. */
const closeHold = `
  with closed as (
    update wallet_hold set status = $2, updated_at = $3
     where shipment_id = $1 and status = 'open'
    returning seller_id, currency, amount_minor
  )
  update seller_account a
     set held_minor = a.held_minor - closed.amount_minor, version = a.version + 1, updated_at = $3
    from closed
   where a.seller_id = closed.seller_id and a.kind = 'wallet' and a.currency = closed.currency
  returning a.seller_id`;

const lockHold = `select seller_id, currency, amount_minor from wallet_hold where shipment_id = $1 and status = 'open' for update`;

/** Gives the held money back to the wallet; false when the shipment has no open hold. One statement. */
export const releaseHold = (tx: Tx, shipmentId: string): Promise<boolean> => close(tx, shipmentId, 'released');

/** Ends the hold because its money has just been debited; false when the shipment has no open hold. One statement. */
export const captureHold = (tx: Tx, shipmentId: string): Promise<boolean> => close(tx, shipmentId, 'captured');

/** The open hold of a shipment, locked. One statement. */
export async function lockOpenHold(tx: Tx, shipmentId: string): Promise<OpenHold | undefined> {
  const [row] = await tx.sql<{ seller_id: string; currency: string; amount_minor: string }>(lockHold, [shipmentId]);
  return row && { sellerId: row.seller_id, amount: money(BigInt(row.amount_minor), row.currency) };
}

const close = async (tx: Tx, shipmentId: string, status: 'captured' | 'released'): Promise<boolean> =>
  (await tx.sql(closeHold, [shipmentId, status, tx.services.clock.now()])).length === 1;
