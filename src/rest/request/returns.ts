import type { RestRequest } from '../request.js';
import { fieldsOf } from './source.js';

/** Who pays, and who of the operator asked for it, is not for stores to say. */
export const storeSpelling = { CreateReturnInput: { shipmentId: 'shipment_id', waiveFee: null, operatorEmail: null } };

export const operatorSpelling = { CreateReturnInput: { returnReason: 'reason' } };
/** Stores may leave it out. */
export const operatorRequires = { CreateReturnInput: ['returnReason'] };

/** Blanks are no reason. */
export function requireReason({ body, problems }: RestRequest): void {
  const reason = fieldsOf(body)?.['reason'];
  if (typeof reason === 'string' && reason.trim() === '') problems.push({ field: 'reason', code: 'MISSING_FIELD', message: 'is required' });
}

/** The shipment that the body names. */
export function subjectId({ body }: RestRequest): string {
  const id = fieldsOf(body)?.['shipment_id'];
  return typeof id === 'string' ? id : '';
}
