import type { RepackShipmentMutation, RetryShipmentMutation } from '../operations.generated.js';
import type { RestRequest } from '../route.js';
import { addressInput, fieldsOf } from './json.js';

export const repackOutput = ({ repackShipment: made }: RepackShipmentMutation): unknown => ({
  status: 'success',
  message: 'The parcel is back to be packed and measured again.',
  data: {
    shipmentId: made.shipment.reference,
    shipmentDetailId: made.shipment.id,
    previousStatus: made.previousStatus.toLowerCase(),
    newStatus: made.newStatus.toLowerCase(),
    adjustmentInvoiceDeleted: made.adjustmentInvoiceDeleted,
  },
});

/** Other names that callers know the actions by. */
const ALIASES: Readonly<Record<string, string>> = {
  'retry-pickup': 'retry_pickup',
  reattempt: 'redeliver',
  rts: 'return_to_sender',
  cancel: 'cancel_retry',
};

export function retryInput({ body, params, problems }: RestRequest): unknown {
  const source = fieldsOf(body);
  if (!source) return { input: body };
  const { action } = source;
  return {
    input: {
      ...source,
      id: params['id'],
      action: typeof action === 'string' ? (ALIASES[action] ?? action) : action,
      address: addressInput(source['address'], 'address', problems),
    },
  };
}

const WRITTEN: Readonly<Record<string, string>> = { 'customer.phone': 'phone' };

/** A correction is a change of the order, which has other names for what the caller wrote. */
export const retryFieldName = (field: string): string =>
  WRITTEN[field] ?? field.replace(/^(destinationAddress|originAddress)\./, 'address.');

export const retryOutput = ({ retryShipment: made }: RetryShipmentMutation): unknown => ({
  status: 'success',
  message: messageOf(made),
  data: {
    shipmentId: made.shipment.reference,
    shipmentDetailId: made.shipment.id,
    previousStatus: made.previousStatus.toLowerCase(),
    newStatus: made.newStatus.toLowerCase(),
    retryId: made.retryId,
    attempt: made.attempt,
    scheduledDate: made.scheduledDate,
  },
});

function messageOf({ standing, scheduledDate, newStatus }: RetryShipmentMutation['retryShipment']): string {
  if (!standing) return 'The retry is called off.';
  return scheduledDate === null ? `The shipment is ${newStatus.toLowerCase()}.` : `The retry waits for ${scheduledDate}.`;
}
