import { moneyOrNull, moneyOut } from '../../platform/graphql/money.type.js';
import { loaderBy } from '../../platform/graphql/loader.js';
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
  adjustmentAmount: moneyOut(amount),
  transactionId: posting && transactionId(posting.id),
  beforeBalance: moneyOrNull(posting?.before),
  afterBalance: moneyOrNull(posting?.after),
  approvalRequestId: pending && pending.approvalRequestId,
  threshold: moneyOrNull(pending?.threshold),
});
