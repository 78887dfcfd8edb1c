import { z } from 'zod';
import { messageKey } from '../reply/envelopes.js';
import type { ErrorFamily } from '../route.js';

const fieldError = z
  .object({
    field: z.string().nullable().describe('Dotted path of the field as the caller sent it; null for the whole request.'),
    code: z.string().describe('Kind of error.'),
    message: z.string().describe('What is wrong with the value.'),
    ...messageKey,
    allowed: z.array(z.string()).optional().describe('The accepted values, if they are a closed list.'),
  })
  .meta({ id: 'FieldError', description: 'What is wrong with one field.' });

const REASONS =
  'The detail behind the code. Behind UNAUTHORIZED: MISSING_HEADER and WRONG_HEADER (the message names it), INVALID_TOKEN, TOKEN_EXPIRED, TOKEN_REVOKED, WRONG_TOKEN_KIND, SHOP_DOMAIN_MISMATCH, CONFLICTING_TOKENS, IP_NOT_ALLOWED, INVALID_CREDENTIALS, ACCOUNT_INACTIVE, SHOP_NOT_ACTIVATED or SHOP_NOT_AVAILABLE.';

const common = {
  message: z.string().describe('Human-readable error message.'),
  code: z.string().describe('Machine-readable error code.'),
  ...messageKey,
  errors: z.array(fieldError).describe('The invalid fields; empty when the error is about no single field.'),
  reason: z.string().optional().describe(REASONS),
  retryAfter: z.int().min(1).optional().describe('Seconds to wait before the next request.'),
  requestId: z.string().describe('Quote this id when you contact support.'),
  docUrl: z.string().describe('Page that explains the code.'),
};
const failed = z.literal('failed');

const storeRefusal = z.object({ status: failed, ...common }).meta({ id: 'StoreRefusal', description: 'A refusal of a store route.' });

/** The body of a refusal, by error family. */
export const refusalBodies: Readonly<Record<ErrorFamily, z.ZodType>> = {
  store: storeRefusal,
  page: storeRefusal,
  order: z
    .object({
      status: failed,
      ...common,
      errorDetails: z.string().describe('All errors in one sentence.'),
      orderId: z.string().optional().describe('Id of the existing order with this number.'),
    })
    .meta({ id: 'OrderRefusal', description: 'A refusal of an order route.' }),
  return: z.object({ status: z.literal('error'), ...common }).meta({ id: 'ReturnRefusal', description: 'A refusal of a return route.' }),
  label: z
    .object({ status: failed, ...common, error: z.string().optional().describe('Kind of error; only during development.') })
    .meta({ id: 'LabelRefusal', description: 'A refusal of the label route.' }),
  erp: z.object({ status: failed, ...common }).meta({ id: 'ErpRefusal', description: 'A refusal of the ERP interface.' }),
};
