import { invalid, type FieldError } from '../../kernel/errors.js';
import type { ConfirmPickupsMutation, ListPickupConfirmationsQuery, PickupTaskFieldsFragment } from '../operations.generated.js';
import type { RestRequest } from '../route.js';
import { fieldsOf } from './json.js';

const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 100;
/** So many entries can be skipped that no list is longer. */
const MAX_PAGE = 1_000_000;

const STATUSES = ['all', 'pending_confirmation', 'confirmed', 'not_collected', 'auto_confirmed'];

export function pickupsInput({ query, problems }: RestRequest): unknown {
  const { status, search, startDate, endDate, sellerId, dispatcherId } = query;
  const { page, limit } = pageOf(query, problems);
  const isKnown = status === undefined || STATUSES.some((known) => known === status);
  if (!isKnown) problems.push(invalid('status', `must be one of ${STATUSES.join(', ')}`, STATUSES));
  return {
    first: limit,
    offset: (page - 1) * limit,
    status: isKnown && status !== 'all' ? status : undefined,
    search,
    startDate,
    endDate,
    sellerId,
    dispatcherId,
  };
}

function pageOf(query: RestRequest['query'], problems: FieldError[]): { page: number; limit: number } {
  const read = (name: string, absent: number, max: number): number => {
    const value = query[name];
    if (value === undefined) return absent;
    const count = typeof value === 'string' && /^\d{1,7}$/.test(value) ? Number(value) : 0;
    if (count >= 1 && count <= max) return count;
    problems.push(invalid(name, `must be a whole number from 1 to ${max}`));
    return absent;
  };
  return { page: read('page', 1, MAX_PAGE), limit: read('limit', DEFAULT_LIMIT, MAX_LIMIT) };
}

export function pickupsOutput(
  { pickupConfirmations: { nodes, totalCount } }: ListPickupConfirmationsQuery,
  { query }: RestRequest,
): unknown {
  const { page, limit } = pageOf(query, []);
  return {
    status: 'success',
    data: nodes.map(taskOut),
    pagination: { page, limit, total: totalCount, totalPages: Math.ceil(totalCount / limit) },
  };
}

export function confirmInput({ body, params }: RestRequest): unknown {
  const source = fieldsOf(body);
  return { input: source ? { ...source, taskId: params['id'] } : body };
}

export const confirmFieldName = (field: string): string => (field === 'taskId' ? 'id' : field);

export const confirmOutput = ({ confirmPickups: task }: ConfirmPickupsMutation): unknown => ({
  status: 'success',
  message: 'The pickups are confirmed as said.',
  data: taskOut(task),
});

const taskOut = ({ shipments, ...task }: PickupTaskFieldsFragment) => ({
  ...task,
  shipments: shipments.map((parcel) => ({
    ...parcel,
    currentStatus: parcel.currentStatus.toLowerCase(),
    confirmationStatus: parcel.confirmationStatus.toLowerCase(),
  })),
});
