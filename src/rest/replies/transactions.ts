import { z } from 'zod';
import { amount, currency, erpPage, erpReply, instant, pageQuery } from './common.js';

const id = z.uuid().nullable();
const text = z.string().nullable();
const type = z.enum(['credit', 'debit']).describe('Which way the money went.');
const status = z.enum(['pending', 'posted', 'reversed']).describe('Whether it has moved; pending while it is only held.');
const source = z
  .enum(['adjustment', 'cod_collection', 'cod_fee', 'manual', 'payout', 'refund', 'return', 'reversal', 'shipment', 'topup'])
  .describe('Why.');

const transaction = z
  .object({
    id: z.string().meta({ examples: ['txn_0199a5f27c4e7d319c553f6f1a2b4c5d'] }),
    sellerId: z.uuid(),
    account: z.enum(['wallet', 'receivable']),
    type,
    source,
    status,
    amount,
    currency,
    balanceBefore: amount,
    balanceAfter: amount,
    shipmentId: text.describe('Public reference of the shipment.'),
    shipmentDetailId: id.describe('UUID of the shipment.'),
    orderId: id,
    orderReference: text,
    invoiceId: id,
    approvalRequestId: id,
    reference: text.describe('Bank slip, or the id of a payment.'),
    description: z.string(),
    journalEntryId: id.describe('Null while the money is only held.'),
    reversesTransactionId: text,
    clearedAt: instant.nullable().describe('When collected cash reached the bank.'),
    createdAt: instant,
  })
  .meta({ id: 'Transaction', description: 'One movement of an account of a seller, or money that is held for one.' });

export const list = erpPage(transaction);
export const one = erpReply(transaction);
export const statement = list.extend({
  seller: z
    .object({ id: z.uuid(), name: z.string(), company: text, balance: amount.describe('Of the wallet in the base currency.') })
    .describe('Whose statement it is.'),
});

export const statementQuery = pageQuery({ limit: 50, max: 100 }).extend({
  type: type.optional(),
  source: source.optional(),
  status: status.optional(),
  startDate: z.iso.date().optional().describe('First day in UTC.'),
  endDate: z.iso.date().optional().describe('Last day in UTC, at most 90 days later.'),
});
export const listQuery = statementQuery.extend({ sellerId: z.string().optional().describe('Only those of the seller with this UUID.') });

export const params = { id: 'Id of the transaction.' };
