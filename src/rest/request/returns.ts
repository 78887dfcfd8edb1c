import { missing } from '../../kernel/errors.js';
import type { RestRequest } from '../request.js';
import { fieldsOf } from './source.js';

/** Stores cannot set who pays or which staff member requested the return. */
export const storeSpelling = { CreateReturnInput: { shipmentId: 'shipment_id', waiveFee: null, operatorEmail: null } };

export const operatorSpelling = { CreateReturnInput: { returnReason: 'reason' } };
/** Optional for stores. */
export const operatorRequires = { CreateReturnInput: ['returnReason'] };

/** Treats blanks as no reason. */
export function requireReason({ body, problems }: RestRequest): void {
  const reason = fieldsOf(body)?.['reason'];
  if (typeof reason === 'string' && reason.trim() === '') problems.push(missing('reason'));
}

/** The shipment named in the body. */
export function subjectId({ body }: RestRequest): string {
  const id = fieldsOf(body)?.['shipment_id'];
  return typeof id === 'string' ? id : '';
}
