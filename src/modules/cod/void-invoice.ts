import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { CollectionListener } from '../order-changes/index.js';
import type { StepListener } from '../shipments/index.js';
import { insertInvoice } from './issue-invoice.js';
import { db } from './cod.tables.js';
import { collects } from './collection.js';

const voidUnpaid = statement(($: Named<{ shipmentId: string }>) =>
  db.updateTable('codInvoice').set({ status: 'void' }).where('shipmentId', '=', $.shipmentId).where('status', '=', 'unpaid'),
);

/** Voids an unpaid invoice; false if there is none. Its link stays valid and shows that it is void. */
async function voidInvoice(tx: Tx, shipmentId: string): Promise<boolean> {
  return (await voidUnpaid.count(tx.sql, { shipmentId })) > 0;
}

/** Reissues the invoice when the amount due changes, so that existing links do not ask for the old amount. */
export const reissueInvoice: CollectionListener = async (tx, { order, shipment }) => {
  const wasIssued = await voidInvoice(tx, shipment.id);
  if (wasIssued && collects(shipment, order)) await insertInvoice(tx, order, shipment);
};

/** Voids the invoice of a parcel that is stopped or goes back. */
export const voidInvoiceOnStop: StepListener = async (tx, { shipment, edge }) => {
  if (edge.name === 'cancel' || edge.name === 'return_to_sender') await voidInvoice(tx, shipment.id);
};
