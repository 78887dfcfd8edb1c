import { z } from 'zod';
import { amount, currency, erpReply, message, warnings } from './common.js';

const shipment = {
  shipmentId: z.string().describe('Reference of the shipment.'),
  shipmentDetailId: z.uuid().describe('UUID of the shipment.'),
};

export const charged = erpReply(
  z
    .object({
      ...shipment,
      previousStatus: z.string(),
      newStatus: z.string(),
      adjustmentAmount: amount,
      currency,
      walletDeducted: z.boolean().describe('False when it was put on the account of a seller who pays later.'),
      transactionId: z.string().nullable(),
      beforeBalance: amount.nullable(),
      afterBalance: amount.nullable(),
    })
    .meta({ id: 'ChargedAdjustment', description: 'What was taken from the seller.' }),
);

export const pending = z
  .object({
    status: z.literal('pending_approval'),
    message,
    data: z.object({
      approvalRequestId: z.uuid(),
      ...shipment,
      amount,
      threshold: amount.nullable().describe('Up to this no approval is needed.'),
      currency,
    }),
    warnings: warnings.optional().describe('Fields that were not understood and were ignored.'),
  })
  .meta({ id: 'PendingAdjustment', description: 'Nothing has moved yet: a super administrator has to agree first.' });
