import { MedusaError } from '@medusajs/framework/utils';
import { StoreError } from '@shipgraph/client/store';

/** Codes that say nothing about the request: shipgraph could not be reached, or not now. */
const UNANSWERED: ReadonlySet<string> = new Set([
  'UNREACHABLE',
  'TIMEOUT',
  'ABORTED',
  'BAD_ANSWER',
  'RATE_LIMITED',
  'SERVICE_UNAVAILABLE',
  'INTERNAL_ERROR',
]);

export const isUnanswered = (error: unknown): boolean =>
  error instanceof StoreError && (UNANSWERED.has(error.code) || (error.status ?? 0) >= 500);

/** What an admin or a shopper reads, instead of "An unknown error occurred". */
export function refusalOf(error: unknown, doing: string): unknown {
  if (!(error instanceof StoreError)) return error;
  const { code, message, requestId, errors = [] } = error;
  const fields = errors.map((problem) => `${problem.field}: ${problem.message}`).filter((text) => !message.includes(text));
  const said = [message, fields.join('; ')].filter((text) => text !== '').join(' ');
  const words = `${doing}: ${said} (${[code, requestId].filter(Boolean).join(', ')})`;
  return new MedusaError(
    isUnanswered(error) || code === 'UNAUTHORIZED' ? MedusaError.Types.UNEXPECTED_STATE : MedusaError.Types.NOT_ALLOWED,
    words,
    code,
  );
}
