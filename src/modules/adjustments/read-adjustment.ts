import { loaderBy } from '../../platform/work/loader.js';
import type { WalletAdjustment } from './adjust-wallet.js';
import type { WalletAdjustmentType } from './adjustment.types.js';
import { latestInvoices, type Invoice } from './invoice.js';
import { transactionId } from '../ledger/index.js';

export const adjustmentLoader = loaderBy<string, Invoice>(
  (shipmentIds, { sql }) => latestInvoices(sql, shipmentIds),
  (invoice) => invoice.shipmentId,
);

export const adjustmentOut = ({ amount, posting, pending, ...adjustment }: WalletAdjustment): WalletAdjustmentType => ({
  ...adjustment,
  adjustmentAmount: amount,
  transactionId: posting && transactionId(posting.id),
  beforeBalance: posting?.before ?? null,
  afterBalance: posting?.after ?? null,
  approvalRequestId: pending && pending.approvalRequestId,
  threshold: pending?.threshold ?? null,
});
