import type { StatementQueryVariables } from './operations.generated.js';
import type { TransactionSource, TransactionStatus } from '../../schema-types.generated.js';
import { oneOf, useFilters } from './use-filters.js';

export const sources = [
  'SHIPMENT', 'TOPUP', 'COD_COLLECTION', 'COD_FEE', 'ADJUSTMENT', 'RETURN', 'REFUND', 'PAYOUT', 'MANUAL', 'REVERSAL',
] as const satisfies readonly TransactionSource[]; // prettier-ignore
export const transactionStatuses = ['POSTED', 'PENDING', 'REVERSED'] as const satisfies readonly TransactionStatus[];
export const directions = ['CREDIT', 'DEBIT'] as const;

export type WantedLines = Omit<StatementQueryVariables, 'first' | 'after' | 'sellerId'>;

/** Filters from the URL of a statement. */
export function useStatementFilters() {
  const filters = useFilters();
  const { of } = filters;
  const wanted: WantedLines = {
    type: oneOf(directions, of('type')),
    source: oneOf(sources, of('source')),
    status: oneOf(transactionStatuses, of('status')),
    startDate: of('from'),
    endDate: of('to'),
    search: of('search'),
  };
  return { ...filters, wanted };
}
