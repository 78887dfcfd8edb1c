import { z } from 'zod';
import { amount, currency, erpReply } from './common.js';
import { returnShipment } from './returns.js';

const step = {
  shipmentId: z.string().describe('Reference of the shipment.'),
  shipmentDetailId: z.uuid().describe('UUID of the shipment.'),
  previousStatus: z.string(),
  newStatus: z.string(),
};

export const repacked = erpReply(
  z
    .object({ ...step, adjustmentInvoiceDeleted: z.boolean().describe('True when an open invoice for the difference in weight is gone.') })
    .meta({ id: 'RepackedShipment', description: 'The parcel is to be packed and measured again.' }),
);

export const retried = erpReply(
  z
    .object({
      ...step,
      retryId: z.uuid(),
      attempt: z.int().nullable().describe('Which attempt it is.'),
      scheduledDate: z.iso.date().nullable().describe('The day for which it waits; null when it was at once.'),
    })
    .meta({ id: 'RetriedShipment', description: 'What became of the shipment, or what waits for its day.' }),
);

export const returned = erpReply(
  z
    .object({
      returnShipment,
      originalShipmentId: z.string(),
      shipmentId: z.string().describe('Reference of the return.'),
      actualRate: amount,
      fee: z
        .object({
          amount,
          currency,
          waived: z.boolean(),
          billingStatus: z.string().nullable(),
          transactionId: z.null().describe('The wallet is debited when the pickup of the return is booked.'),
        })
        .describe('What the seller pays.'),
    })
    .meta({ id: 'OperatorReturn', description: 'The return.' }),
);

export const updated = erpReply(
  z
    .object({
      shipmentId: z.string().describe('Reference of the shipment.'),
      shipmentDetailId: z.uuid().describe('UUID of the shipment.'),
      updatedFields: z.array(z.string()).describe('Dotted names of what was applied.'),
    })
    .meta({ id: 'UpdatedShipment', description: 'What was changed.' }),
);

/** The id stands in the path, and the version in If-Match. */
export const fields = {
  RepackShipmentInput: { id: null },
  RetryShipmentInput: { id: null },
  CreateReturnInput: { shipmentId: null, returnReason: null },
  UpdateShipmentInput: { expectedVersions: null },
};

/** Stores may leave it out. */
export const returnReason = z.object({ reason: z.string().min(1).max(500).describe('Why it comes back.') });

export const updateRefusals = [
  'NO_FIELDS_TO_UPDATE',
  'VERSION_CONFLICT',
  'INSUFFICIENT_BALANCE',
  'CURRENCY_MISMATCH',
  'CURRENCY_NOT_SUPPORTED',
  'RATE_UNAVAILABLE',
  'RATE_CALCULATION_FAILED',
] as const;
