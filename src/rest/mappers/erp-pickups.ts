import type { ConfirmPickupsMutation, ListPickupConfirmationsQuery, PickupTaskFieldsFragment } from '../operations.generated.js';
import type { RestRequest } from '../legacy-route.js';
import { fieldsOf } from './json.js';
import { ListQuery } from './list-query.js';
import { pageInput, paginationOf } from './pages.js';

const PAGES = { limit: 20, max: 100 };
const ALL = 'all';
const STATUSES = {
  [ALL]: ALL,
  pending_confirmation: 'pending_confirmation',
  confirmed: 'confirmed',
  not_collected: 'not_collected',
  auto_confirmed: 'auto_confirmed',
};

export function pickupsInput(request: RestRequest): unknown {
  const query = new ListQuery(request);
  const status = query.word('status', STATUSES);
  return {
    ...pageInput(request, PAGES),
    status: status === ALL ? undefined : status,
    search: query.text('search'),
    startDate: query.text('startDate'),
    endDate: query.text('endDate'),
    sellerId: query.text('sellerId'),
    dispatcherId: query.text('dispatcherId'),
  };
}

export const pickupsOutput = ({ pickupConfirmations }: ListPickupConfirmationsQuery, request: RestRequest): unknown => ({
  status: 'success',
  data: pickupConfirmations.nodes.map(taskOut),
  pagination: paginationOf(pickupConfirmations, request, PAGES),
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
