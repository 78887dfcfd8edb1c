import type { Tx } from '../../platform/db/unit-of-work.js';
import type { CollectionListener } from '../amendments/index.js';
import type { StepListener } from '../shipments/index.js';
import { insertInvoice } from './issue-invoice.js';
import { collects } from './lock-cod.js';

/** Takes back an unpaid invoice; false when there is none. A link that somebody still holds says that it is void. */
async function voidInvoice(tx: Tx, shipmentId: string): Promise<boolean> {
  const rows = await tx.sql(
    `update cod_invoice set status = 'void', updated_at = $2 where shipment_id = $1 and status = 'unpaid' returning id`,
    [shipmentId, tx.services.clock.now()],
  );
  return rows.length > 0;
}

/** What was to be collected has changed: a link that is out there must not ask for the old amount. */
export const reissueInvoice: CollectionListener = async (tx, { order, shipment }) => {
  const wasIssued = await voidInvoice(tx, shipment.id);
  if (wasIssued && collects(shipment, order)) await insertInvoice(tx, order, shipment);
};

/** A parcel that is stopped or goes back asks nobody for money. */
export const voidInvoiceOnStop: StepListener = async (tx, { shipment, edge }) => {
  if (edge.name === 'cancel' || edge.name === 'return_to_sender') await voidInvoice(tx, shipment.id);
};
