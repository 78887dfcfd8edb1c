import type { PickupTaskFieldsFragment } from '../operations.generated.js';
import { fields } from '../reply/fields.js';

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
export const pickupTask = t.shape('PickupTask', {
  id: t.uuid('id'),
  ...t.same('shortId', 'workerName', 'businessCustomer', 'taskCompletedAt'),
  shipments: t.many('shipments', parcel),
});
