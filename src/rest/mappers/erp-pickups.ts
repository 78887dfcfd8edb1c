import { invalid } from '../../kernel/errors.js';
import type { ConfirmPickupsMutation, ListPickupConfirmationsQuery, PickupTaskFieldsFragment } from '../operations.generated.js';
import type { RestRequest } from '../route.js';
import { fieldsOf } from './json.js';
import { pageInput, paginationOf } from './pages.js';

const PAGES = { limit: 20, max: 100 };
const STATUSES = ['all', 'pending_confirmation', 'confirmed', 'not_collected', 'auto_confirmed'];

export function pickupsInput(request: RestRequest): unknown {
  const { query, problems } = request;
  const { status, search, startDate, endDate, sellerId, dispatcherId } = query;
  const isKnown = status === undefined || STATUSES.some((known) => known === status);
  if (!isKnown) problems.push(invalid('status', `must be one of ${STATUSES.join(', ')}`, STATUSES));
  return {
    ...pageInput(request, PAGES),
    status: isKnown && status !== 'all' ? status : undefined,
    search,
    startDate,
    endDate,
    sellerId,
    dispatcherId,
  };
}

export const pickupsOutput = (
  { pickupConfirmations: { nodes, totalCount } }: ListPickupConfirmationsQuery,
  request: RestRequest,
): unknown => ({
  status: 'success',
  data: nodes.map(taskOut),
  pagination: paginationOf(totalCount, request, PAGES),
});

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
