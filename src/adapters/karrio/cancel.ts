import { CarrierFailure, type CancelOutcome, type CarrierAccess } from '../../modules/carriers/adapter/index.js';
import { send, fieldsOf, refusalOf } from './api.js';

/** POST /v1/shipments/{id}/cancel, which answers 202 for a shipment that is already cancelled. */
export const cancel = (account: CarrierAccess, carrierRef: string, signal: AbortSignal): Promise<CancelOutcome> =>
  cancelAt(account, `/v1/shipments/${encodeURIComponent(carrierRef)}/cancel`, signal);

/** POST /v1/pickups/{id}/cancel, which answers 409 with the pickup if it is already cancelled. */
export const cancelPickup = (account: CarrierAccess, pickupRef: string, signal: AbortSignal): Promise<CancelOutcome> =>
  cancelAt(account, `/v1/pickups/${encodeURIComponent(pickupRef)}/cancel`, signal);

async function cancelAt(account: CarrierAccess, path: string, signal: AbortSignal): Promise<CancelOutcome> {
  const response = await send(account, { method: 'POST', path, json: {}, changes: true }, signal);
  if (response.status < 300 || fieldsOf(response.json())['status'] === 'cancelled') return { status: 'voided' };
  const { isTechnical, code, message } = refusalOf(response);
  if (isTechnical) throw new CarrierFailure('outcome_unknown', message, { ...(code !== null && { code }) });
  return { status: 'declined', message };
}
