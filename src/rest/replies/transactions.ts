import type { ListSellerTransactionsQuery, TransactionFieldsFragment } from '../operations.generated.js';
import { fields } from '../reply/fields.js';
import { amount } from '../reply/scalar-types.js';

const t = fields<TransactionFieldsFragment>('Transaction');
/** Callers identify a shipment by its public reference. */
export const transaction = t.shape('Transaction', {
  id: t.field('id'),
  sellerId: t.uuid('sellerId'),
  account: t.word('account'),
  type: t.word('type'),
  source: t.word('source'),
  status: t.word('status'),
  shipmentId: t.field('shipmentReference'),
  orderId: t.uuid('orderId'),
  orderReference: t.field('orderReference'),
  invoiceId: t.uuid('invoiceId'),
  approvalRequestId: t.uuid('approvalRequestId'),
  ...t.same('reference', 'description'),
  journalEntryId: t.uuid('journalEntryId'),
  ...t.same('reversesTransactionId', 'clearedAt', 'createdAt'),
  shipmentDetailId: t.uuid('shipmentId'),
  amount: t.amount('amount'),
  currency: t.currency('amount'),
  ...t.amounts('balanceBefore', 'balanceAfter'),
});

const s = fields<ListSellerTransactionsQuery['seller']>('Seller');
export const seller = s.group(
  {
    id: s.uuid('id'),
    ...s.same('name', 'company'),
    // The wallet of the base currency comes first.
    balance: s.computed(amount.describe('Balance of the wallet in the base currency.'), ({ wallets: [wallet] }) =>
      Number(wallet?.balance.amount ?? 0),
    ),
  },
  'The seller of the statement.',
);
