import { oneOf } from '../graph/one-of.js';
import { useFilters } from '../graph/use-filters.js';
import type { StatementQueryVariables } from './operations.generated.js';
import type { TransactionSource, TransactionStatus } from '../../schema-types.generated.js';

export const sources = [
  'SHIPMENT', 'TOPUP', 'COD_COLLECTION', 'COD_FEE', 'ADJUSTMENT', 'RETURN', 'REFUND', 'PAYOUT', 'MANUAL', 'REVERSAL',
] as const satisfies readonly TransactionSource[]; // prettier-ignore
export const transactionStatuses = ['POSTED', 'PENDING', 'REVERSED'] as const satisfies readonly TransactionStatus[];
export const directions = ['CREDIT', 'DEBIT'] as const;

export type WantedLines = Omit<StatementQueryVariables, 'first' | 'after' | 'sellerId'>;

/** Filters from the URL of a statement. */
export function useStatementFilters() {
  const filters = useFilters();
  const { get } = filters;
  const wanted: WantedLines = {
    type: oneOf(directions, get('type')),
    source: oneOf(sources, get('source')),
    status: oneOf(transactionStatuses, get('status')),
    startDate: get('from'),
    endDate: get('to'),
    search: get('search'),
  };
  return { ...filters, wanted };
}
