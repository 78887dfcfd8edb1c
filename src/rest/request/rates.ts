import { z } from 'zod';
import { invalid } from '../../kernel/errors.js';
import type { Json } from '../../platform/http/json.js';
import type { RestRequest } from '../request.js';
import { fieldOf, fieldsOf, queryOf } from './source.js';

/** Anything but yes is no, so that a misspelled parameter does not cost a shop its rates. */
export const isExplained = ({ query: { explain } }: Pick<RestRequest, 'query'>): boolean => explain === '1' || explain === 'true';

export const explain = queryOf('explain', z.enum(['1', 'true', '0', 'false']).optional(), isExplained);

/** Uses the currency of the products and the shop's own seller. */
export const storeSpelling = { RatesInput: { currency: null, sellerId: null } };
export const fieldNames = { currency: 'products[0].currency' };

const COLLECTS = new Map<Json, boolean>([
  ['prepaid', false],
  ['postpaid', true],
]);
const WORDS = ['prepaid', 'postpaid'];
const PAYMENT_STATUS = z
  .enum(WORDS)
  .nullish()
  .describe('postpaid when the driver collects money: then only services that collect cash on delivery are returned.');

/** Over REST, cash on delivery is stated with the payment status of an order. */
export const cod = fieldOf(
  'paymentStatus',
  ({ body, problems }) => {
    const status = fieldsOf(body)?.['paymentStatus'];
    if (status === undefined || status === null) return undefined;
    const collects = COLLECTS.get(status);
    if (collects === undefined) problems.push(invalid('paymentStatus', 'oneOf', { allowed: WORDS.join(', ') }, WORDS));
    return collects;
  },
  PAYMENT_STATUS,
);

/** Stores may have sent other words before the field had a meaning here: those are ignored. */
export const storeCod = fieldOf('paymentStatus', ({ body }) => COLLECTS.get(fieldsOf(body)?.['paymentStatus'] ?? null), PAYMENT_STATUS);
