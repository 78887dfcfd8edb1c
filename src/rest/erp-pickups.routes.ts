import {
  ConfirmPickupsDocument,
  ListPickupConfirmationsDocument,
  PickupSubjectDocument,
  type PickupTaskFieldsFragment,
} from './operations.generated.js';
import { erpPage, erpReply } from './reply/envelopes.js';
import { pages } from './request/pages.js';
import { body, path, word } from './request/source.js';
import { rowsOf, type Route } from './route.js';
import { fields } from './reply/fields.js';

type Task = PickupTaskFieldsFragment;

const p = fields<Task['shipments'][number]>('PickedUpParcel');
const parcel = p.shape('PickedUpParcel', {
  shipmentDetailId: p.uuid('shipmentDetailId'),
  ...p.same('unifiedRefId', 'orderReference', 'destinationType'),
  currentStatus: p.word('currentStatus'),
  seller: p.field('seller'),
  confirmationStatus: p.word('confirmationStatus'),
  confirmedBy: p.uuid('confirmedBy'),
  ...p.same('confirmedAt', 'notes', 'receiverPhone', 'receiverName', 'dropoffTaskShortId'),
});

const t = fields<Task>('PickupTask');
const pickupTask = t.shape('PickupTask', {
  id: t.uuid('id'),
  ...t.same('shortId', 'workerName', 'businessCustomer', 'taskCompletedAt'),
  shipments: t.many('shipments', parcel),
});

const erp = rowsOf({ door: 'erpToken', errors: 'erp' });

const TASKS = { limit: 20, max: 100 };
const STATUSES = {
  all: undefined,
  pending_confirmation: 'pending_confirmation',
  confirmed: 'confirmed',
  not_collected: 'not_collected',
  auto_confirmed: 'auto_confirmed',
};

/** Confirmations that drivers received the parcels they scanned. */
export const erpPickupRoutes: readonly Route[] = [
  erp.get('/api/erp/pickup-confirmations', ListPickupConfirmationsDocument, {
    variables: { ...pages(TASKS), status: word('status', STATUSES, 'all') },
    reply: erpPage('pickupConfirmations', pickupTask, TASKS),
    summary: 'Pickup tasks with the confirmations of their parcels, newest first.',
  }),
  erp.post('/api/erp/pickup-confirmations/:id/confirm', ConfirmPickupsDocument, {
    subject: PickupSubjectDocument,
    variables: { input: body({ taskId: path('id') }) },
    reply: erpReply('confirmPickups', pickupTask, () => 'The pickups are confirmed.'),
    summary: 'Confirms for each parcel of a pickup task whether it was collected.',
    docs: {
      example: {
        confirmedBy: '0199a5f2-7c4e-7d31-9c55-3f6f1a2b4c5d',
        shipments: [{ shipmentDetailId: '0199a5f2-8d5f-7e42-8d66-4a7a2b3c5d6e', confirmationStatus: 'confirmed' }],
      },
    },
  }),
];
