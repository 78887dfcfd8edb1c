import { useSearchParams } from 'react-router';
import { oneOf } from '../graph/one-of.js';
import { useFilters as useUrl } from '../graph/use-filters.js';
import type { ShipmentListQueryVariables } from './operations.generated.js';

/** In lifecycle order. */
export const statuses = [
  'NEW', 'FULFILLED', 'PICKUP', 'IN_TRANSIT_PICKUP', 'PICKUP_FAILED', 'NOT_COLLECTED', 'PICKED_UP', 'AT_SORTING', 'VERIFIED', 'READY_TO_BOOK',
  'BOOKED', 'IN_TRANSIT', 'ON_HOLD', 'FAILED', 'RETURN_TO_SENDER', 'DELIVERED', 'CANCELLED',
] as const; // prettier-ignore
export const kinds = ['OUTBOUND', 'RETURN'] as const;
export const payments = ['PREPAID', 'POSTPAID'] as const;
export const billings = ['UNPAID', 'PAID', 'POSTPAID', 'REFUNDED', 'WAIVED'] as const;
export const codStages = ['COLLECTED', 'WITH_CARRIER', 'WITH_RECEPTION', 'WITH_ACCOUNTS', 'DEPOSITED'] as const;
export const adjustmentStatuses = ['UNPAID', 'PENDING_APPROVAL', 'DISPUTED', 'PAID', 'VOID', 'DELETED'] as const;
export const dateFields = ['CREATED_AT', 'PICKED_UP_AT', 'DELIVERED_AT'] as const;
export const sorts = ['CREATED_AT', 'UPDATED_AT', 'STATUS'] as const;
const orders = ['ASC', 'DESC'] as const;

/** Filters of the shipment list, without the page. */
export type Filter = Omit<ShipmentListQueryVariables, 'first' | 'after' | 'isOperator' | 'needsAttention'>;

/** URL parameters of the filters. */
export type FilterName =
  | 'search' | 'status' | 'type' | 'carrier' | 'payment' | 'billing' | 'codStage' | 'codHolderId' | 'hasAdjustment' | 'adjustmentStatus'
  | 'sellerId' | 'shopId' | 'dateField' | 'from' | 'to' | 'sortBy' | 'sortOrder'; // prettier-ignore

/** Statuses in which a parcel waits for a decision. */
export const attentionStatuses = [
  'PICKUP_FAILED',
  'NOT_COLLECTED',
  'ON_HOLD',
  'FAILED',
] as const satisfies readonly (typeof statuses)[number][];

/** Whether the list has only parcels that wait for a decision. */
export const isAttention = ({ status }: Filter): boolean =>
  [status ?? []].flat().length > 0 && [status ?? []].flat().every((each) => attentionStatuses.some((known) => known === each));

interface Filters extends Pick<ReturnType<typeof useUrl>, 'clear' | 'count'> {
  readonly filter: Filter;
  /** Sets URL parameters; null and empty lists remove them. Returns to the first page. */
  readonly set: (changes: Readonly<Partial<Record<FilterName, string | readonly string[] | null>>>) => void;
}

/** Filters of the list from the URL. */
export function useFilters(): Filters {
  const [params] = useSearchParams();
  const { set, clear, count } = useUrl();
  return { filter: filterOf(params), set, clear, count };
}

function filterOf(params: URLSearchParams): Filter {
  const text = (name: FilterName): string | null => params.get(name)?.trim() || null;
  const days = text('from') && text('to');
  return {
    search: text('search'),
    status: manyOf(statuses, params.getAll('status')),
    type: oneOf(kinds, text('type')),
    carrier: text('carrier'),
    paymentStatus: oneOf(payments, text('payment')),
    billingStatus: manyOf(billings, params.getAll('billing')),
    codStage: manyOf(codStages, params.getAll('codStage')),
    codHolderId: text('codHolderId'),
    hasAdjustment: { yes: true, no: false }[text('hasAdjustment') ?? ''] ?? null,
    adjustmentStatus: manyOf(adjustmentStatuses, params.getAll('adjustmentStatus')),
    sellerId: text('sellerId'),
    shopId: text('shopId'),
    dateField: days ? oneOf(dateFields, text('dateField')) : null,
    // The service requires both or neither.
    startDate: days ? text('from') : null,
    endDate: days ? text('to') : null,
    sortBy: oneOf(sorts, text('sortBy')),
    sortOrder: oneOf(orders, text('sortOrder')),
  };
}

function manyOf<Value extends string>(values: readonly Value[], wanted: readonly string[]): Value[] | null {
  const known = values.filter((value) => wanted.includes(value));
  return known.length === 0 ? null : known;
}
