import { z } from 'zod';
import { erpPage, erpReply, instant, pageQuery } from './common.js';

const text = z.string().nullable();
const STATUSES = ['pending_confirmation', 'confirmed', 'not_collected', 'auto_confirmed'] as const;

const parcel = z
  .object({
    shipmentDetailId: z.uuid().describe('UUID of the shipment.'),
    unifiedRefId: z.string().describe('Reference of the shipment.'),
    orderReference: z.string(),
    destinationType: z.string(),
    currentStatus: z.string(),
    seller: z.string(),
    confirmationStatus: z.enum(STATUSES),
    confirmedBy: z.uuid().nullable().describe('UUID of the member of staff who said so.'),
    confirmedAt: instant.nullable(),
    notes: text,
    receiverPhone: text,
    receiverName: z.string(),
    dropoffTaskShortId: text.describe('Task that hands it over; null until the driver sets out.'),
  })
  .meta({ id: 'PickedUpParcel', description: 'A parcel of a pickup task.' });

const task = z
  .object({
    id: z.uuid(),
    shortId: z.string().meta({ examples: ['PU-7K3M9Q'] }),
    workerName: text.describe('Who fetched it; null for a carrier or a system.'),
    businessCustomer: text.describe('Company of the seller, or its name.'),
    taskCompletedAt: instant.nullable().describe('When the last of its parcels was picked up.'),
    shipments: z.array(parcel),
  })
  .meta({ id: 'PickupTask', description: 'What one worker fetched from one seller on one day.' });

export const list = erpPage(task);
export const confirmed = erpReply(task);

const day = z.iso.date().optional();

export const listQuery = pageQuery({ limit: 20, max: 100 }).extend({
  status: z
    .enum(['all', ...STATUSES])
    .default('all')
    .describe('Only tasks with at least one parcel that stands so.'),
  search: z
    .string()
    .optional()
    .describe('Part of a task id, order reference or shipment reference, whatever its case, or the phone of a receiver.'),
  startDate: day.describe('First day in UTC, together with endDate.'),
  endDate: day.describe('Last day in UTC, at most 90 days later.'),
  sellerId: z.string().optional().describe('Only tasks of the seller with this UUID.'),
  dispatcherId: z.string().optional().describe('Only tasks of which this member of staff has confirmed a parcel.'),
});

/** The id stands in the path. */
export const fields = { ConfirmPickupsInput: { taskId: null } };
export const params = { id: 'UUID or short id of the task.' };
export const CONFIRM_EXAMPLE = {
  confirmedBy: '0199a5f2-7c4e-7d31-9c55-3f6f1a2b4c5d',
  shipments: [{ shipmentDetailId: '0199a5f2-8d5f-7e42-8d66-4a7a2b3c5d6e', confirmationStatus: 'confirmed' }],
};
