import type { RestRequest } from '../legacy-route.js';
import { fieldsOf } from './json.js';

/** Where the caller names no status, that of the shipment is nobody's field. */
export const withoutStatus = (field: string): string => (field === 'status' ? '' : field);

/** The id of the path wins over one in the body. */
export const byPathId = ({ body, params }: RestRequest): unknown => {
  const source = fieldsOf(body);
  return { input: source ? { ...source, id: params['id'] } : body };
};

export const byId = ({ params }: RestRequest): unknown => ({ id: params['id'] });
