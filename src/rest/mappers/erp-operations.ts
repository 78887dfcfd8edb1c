import type { CreateReturnMutation, RepackShipmentMutation, RetryShipmentMutation } from '../operations.generated.js';
import type { RestRequest } from '../legacy-route.js';
import { addressInput, amountOut, fieldsOf } from './json.js';
import { returnShipmentOut } from './returns.js';

export const repackOutput = ({ repackShipment: made }: RepackShipmentMutation): unknown => ({
  status: 'success',
  message: 'The parcel is back at sorting, to be packed and measured again.',
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

const WRITTEN: Readonly<Record<string, string>> = { 'customer.phone': 'phone', status: 'action' };

/** A correction is a change of the order, which has other names for what the caller wrote. */
export const retryFieldName = (field: string): string =>
  WRITTEN[field] ?? field.replace(/^(destinationAddress|originAddress)(?=\.|$)/, 'address');

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

function messageOf({ standing, scheduledDate, shipment }: RetryShipmentMutation['retryShipment']): string {
  if (!standing) return 'The pending retry was cancelled.';
  return scheduledDate === null ? shipment.statusText : `The retry is scheduled for ${scheduledDate}.`;
}

/** `reason` is required here, where nobody is asked back. */
export function returnInput({ body, params, problems }: RestRequest): unknown {
  const source = fieldsOf(body);
  if (!source) return { input: body };
  const { reason, waiveFee, notes, operatorEmail, carrier, pickupContactInfo, returnContactInfo, ...unknown } = source;
  const isMissing = reason === undefined || reason === null || (typeof reason === 'string' && reason.trim() === '');
  if (isMissing) problems.push({ field: 'reason', code: 'MISSING_FIELD', message: 'is required' });
  const known = { waiveFee, notes, operatorEmail, carrier, pickupContactInfo, returnContactInfo };
  return { input: { ...unknown, ...known, shipmentId: params['id'], returnReason: isMissing ? null : reason } };
}

const RETURN_NAMES: Readonly<Record<string, string>> = { returnReason: 'reason', shipmentId: 'id' };

export const returnFieldName = (field: string): string => RETURN_NAMES[field] ?? field;

export function returnOutput({ createReturn: made }: CreateReturnMutation): unknown {
  const { shipment, original } = made;
  if (!shipment || !original) throw new Error('A return has lost its shipments.');
  const rate = amountOut(shipment.actualRate);
  const billingStatus = made.paymentStatus?.toLowerCase() ?? null;
  const waived = billingStatus === 'waived';
  return {
    status: 'success',
    message: waived ? 'The return is created at no cost for the seller.' : 'The return is created.',
    data: {
      returnShipment: returnShipmentOut(made, { shipment, original }),
      originalShipmentId: original.reference,
      shipmentId: shipment.reference,
      actualRate: rate,
      // The wallet is debited when the pickup of the return is booked, and only then is there a transaction.
      fee: { amount: waived ? 0 : rate, currency: shipment.actualRate.currency, waived, billingStatus, transactionId: null },
    },
  };
}
