import { sql } from 'kysely';
import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named } from '../../platform/db/statement.js';
import { chartOfAccounts } from './chart-of-accounts.js';
import { db } from './ledger.tables.js';

const sumRefunds = statement(($: Named<{ shipmentId: string }>) =>
  db.selectNoFrom((eb) => [
    eb
      .selectFrom('posting')
      .select(sql<bigint>`coalesce(sum(amount_minor), 0)::bigint`.as('refunded'))
      .where('shipmentId', '=', $.shipmentId)
      .where('source', '=', 'refund')
      .where('account', 'in', [chartOfAccounts.sellerReceivable.code, chartOfAccounts.sellerWallet.code])
      .as('refunded'),
    eb
      .selectFrom('ledgerShipmentTotal')
      .select(sql<bigint>`coalesce(sum(refunded_minor), 0)::bigint`.as('archived'))
      .where('shipmentId', '=', $.shipmentId)
      .as('archived'),
  ]),
);

/**
 * The amount refunded to a seller for a shipment, in minor units of its currency. Excludes waived fees, which go back to the operator. One
 * statement.
 */
export async function refundedMinor(on: RunSql, shipmentId: string): Promise<bigint> {
  const sums = await sumRefunds.first(on, { shipmentId });
  return (sums?.refunded ?? 0n) + (sums?.archived ?? 0n);
}
