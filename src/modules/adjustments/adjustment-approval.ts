import { systemActor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Approval, ApprovalHandler } from '../approvals/index.js';
import { lockShipment, type Shipment, type ShipmentServices } from '../shipments/index.js';
import { changeInvoice, assertNotHeld, chargeInvoice } from './change-invoice.js';
import { lockInvoices, type Invoice } from './invoice.js';

/** Handles decisions on adjustments above the threshold. */
export const adjustmentApproval: ApprovalHandler<ShipmentServices> = {
  lock: async (tx, request) => {
    await waiting(tx, request);
  },
  approve: async (tx, request) => {
    const { shipment, invoice } = await waiting(tx, request);
    if (invoice?.status !== 'pending_approval') throw refuse('NO_ADJUSTMENT_INVOICE');
    assertNotHeld(shipment);
    await chargeInvoice(tx, { shipment, invoice, approvalRequestId: request.id });
  },
  reject: (tx, request) => payableAgain(tx, request),
  withdraw: (tx, request) => payableAgain(tx, request),
};

/** Makes the invoice payable by link again; operations may also request approval again. */
async function payableAgain(tx: Tx, request: Approval): Promise<void> {
  const { shipment, invoice } = await waiting(tx, request);
  if (invoice?.status === 'pending_approval') await changeInvoice(tx, shipment, invoice, { status: 'unpaid' });
}

async function waiting(tx: Tx, { shipmentId, payload }: Approval): Promise<{ shipment: Shipment; invoice: Invoice | undefined }> {
  const shipment = await lockShipment(tx, systemActor, shipmentId ?? '');
  const invoices = await lockInvoices(tx, shipment.id);
  return { shipment, invoice: invoices.find(({ id }) => id === payload['invoiceId']) };
}
