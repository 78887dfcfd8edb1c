import { moneyOrNull, moneyOut } from '../../platform/graphql/money.type.js';
import { loaderBy } from '../../platform/graphql/loader.js';
import type { WalletAdjustment } from './adjust-wallet.js';
import type { WalletAdjustmentType } from './adjustment.types.js';
import { INVOICE_COLUMNS, invoiceOf, type Invoice, type InvoiceRow } from './invoice.js';
import { transactionId } from '../ledger/index.js';

/** The latest invoice of each shipment; one that was deleted by repacking is none. */
export const adjustmentLoader = loaderBy<string, Invoice>(
  async (ids, { sql }) => {
    const rows = await sql<InvoiceRow>(
      `select distinct on (shipment_id) ${INVOICE_COLUMNS} from adjustment_invoice
        where shipment_id = any($1::uuid[]) and status <> 'deleted' order by shipment_id, ref_id desc`,
      [ids],
    );
    return rows.map(invoiceOf);
  },
  (invoice) => invoice.shipmentId,
);

export const adjustmentOut = ({ amount, posting, pending, ...adjustment }: WalletAdjustment): WalletAdjustmentType => ({
  ...adjustment,
  adjustmentAmount: moneyOut(amount),
  transactionId: posting && transactionId(posting.id),
  beforeBalance: moneyOrNull(posting?.before),
  afterBalance: moneyOrNull(posting?.after),
  approvalRequestId: pending && pending.approvalRequestId,
  threshold: moneyOrNull(pending?.threshold),
});
