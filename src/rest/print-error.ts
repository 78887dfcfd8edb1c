import { statusOf, type FieldError, type Refusal } from '../kernel/errors.js';
import type { ErrorFamily } from './route.js';

interface PrintedError {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

interface Surroundings {
  readonly requestId: string;
  readonly docBase: string;
}

/** Prints a refusal in the shape that the interface documents for its routes. */
export function printError(family: ErrorFamily, refusal: Refusal, { requestId, docBase }: Surroundings): PrintedError {
  const status = refusal.facts.status ?? statusOf(refusal.code, family === 'erp' ? 'erp' : 'store');
  const { reason, retryAfter, orderId } = refusal.facts;
  const additions = {
    errors: refusal.errors.map(family === 'erp' ? erpError : (error) => error),
    ...(reason && { reason }),
    ...(retryAfter && { retryAfter }),
    ...(orderId && { orderId }),
    requestId,
    docUrl: `${docBase}/docs#error-${refusal.code.toLowerCase().replaceAll('_', '-')}`,
  };
  const core = { message: refusal.message, code: refusal.code };
  switch (family) {
    case 'return':
      return { status, body: { status: 'error', ...core, ...additions } };
    case 'order':
      return { status, body: { status: 'failed', ...core, errorDetails: detailsOf(refusal), ...additions } };
    case 'erp':
    case 'store':
      return { status, body: { status: 'failed', ...core, ...additions } };
  }
}

const erpError = ({ field, code, message, allowed }: FieldError) => ({ field, code, message, ...(allowed && { allowed }) });

const detailsOf = (refusal: Refusal): string =>
  refusal.errors.length === 0
    ? refusal.message
    : refusal.errors.map(({ field, message }) => (field ? `${field}: ${message}` : message)).join('; ');
