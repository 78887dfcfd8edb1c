import { z } from 'zod';
import { amount, currency, erpReply, instant } from './common.js';

const shipment = {
  shipmentId: z.string().describe('Reference of the shipment.'),
  shipmentDetailId: z.uuid().describe('UUID of the shipment.'),
};
export const stage = z.enum(['collected', 'with_reception', 'with_accounts', 'deposited']).describe('Who has the money.');

export const invoice = erpReply(
  z
    .object({
      invoiceId: z.uuid(),
      refId: z.int().describe('Rising number, for people.'),
      paymentUrl: z.string().describe('The page on which it can be paid.'),
      paymentMethod: z.enum(['payment_link', 'cash', 'card', 'pos', 'bank_transfer']),
      codAmount: amount,
      currency,
      handlingFeePercent: z.number(),
      handlingFeeAmount: amount,
      customerName: z.string(),
      customerPhone: z.string().nullable(),
      status: z.enum(['unpaid', 'paid', 'void', 'expired']),
      existing: z.boolean().describe('True when it was there before.'),
    })
    .meta({ id: 'CodInvoice', description: 'What the shopper is asked to pay for a parcel.' }),
);

export const confirmed = erpReply(
  z
    .object({
      ...shipment,
      invoiceId: z.uuid(),
      amountCollected: amount,
      currency,
      handlingFeePercent: z.number(),
      handlingFeeAmount: amount,
      netCredited: amount.describe('What the wallet of the seller gained.'),
      stage,
      transactions: z.array(z.string()).describe('The credit and, unless it is 0, the fee.'),
      walletBalance: amount.describe('The wallet after both.'),
    })
    .meta({ id: 'ConfirmedCod', description: 'What the collection did to the books.' }),
);

const step = z
  .object({ stage, at: instant, byId: z.string().nullable(), reference: z.string().nullable() })
  .meta({ id: 'CustodyStep', description: 'Who had the money from when on.' });

export const handedOver = erpReply(
  z
    .object({
      ...shipment,
      previousStage: stage,
      stage,
      amount,
      shortage: amount.describe('What is missing.'),
      currency,
      history: z.array(step),
    })
    .meta({ id: 'CodHandover', description: 'Who has the money now.' }),
);

/** The id stands in the path. */
export const fields = { ConfirmCodInput: { id: null }, AdvanceCodHandoverInput: { id: null } };
export const CONFIRM_EXAMPLE = { paymentMethod: 'cash', amountCollected: 100 };
export const HANDOVER_EXAMPLE = { toStage: 'with_reception', receivedById: '0199a5f2-7c4e-7d31-9c55-3f6f1a2b4c5d' };
