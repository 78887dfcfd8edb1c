import type { RepackShipmentMutation, RetryShipmentMutation, UpdateShipmentMutation } from '../operations.generated.js';
import { answered, erpParts, erpReply, warning, warningsIfAny } from '../reply/envelopes.js';
import { fields } from '../reply/fields.js';
import { object } from '../reply/object.js';
import { json } from '../reply/reply.js';

type Repacked = RepackShipmentMutation['repackShipment'];
type Retried = RetryShipmentMutation['retryShipment'];

const s = fields<{ readonly id: string; readonly reference: string }>('Shipment');
const ids = { shipmentId: s.field('reference'), shipmentDetailId: s.uuid('id') };

const r = fields<Repacked>('Repacking');
export const repacked = erpReply(
  'repackShipment',
  r.shape('RepackedShipment', {
    ...r.inside('shipment', ids),
    previousStatus: r.word('previousStatus'),
    newStatus: r.word('newStatus'),
    ...r.same('adjustmentInvoiceDeleted'),
  }),
  () => 'The parcel is back at sorting, to be repacked and measured again.',
);

function whatIsTried({ standing, scheduledDate, shipment }: Retried): string {
  if (!standing) return 'The pending retry was cancelled.';
  return scheduledDate === null ? shipment.statusText : `The retry is scheduled for ${scheduledDate}.`;
}

const t = fields<Retried>('RetryOutcome');
const retry = t.shape('RetriedShipment', {
  ...t.inside('shipment', ids),
  previousStatus: t.word('previousStatus'),
  newStatus: t.word('newStatus'),
  retryId: t.uuid('retryId'),
  ...t.same('attempt', 'scheduledDate'),
});
export const retried = json(
  object({
    ...erpParts(answered('retryShipment', retry), ({ retryShipment }: RetryShipmentMutation) => whatIsTried(retryShipment)),
    warnings: answered('retryShipment', warningsIfAny),
  }),
);

const u = fields<UpdateShipmentMutation['updateShipment']>('ShipmentUpdate');
const corrected = u.shape('UpdatedShipment', { ...u.inside('shipment', ids), ...u.same('updatedFields') });

/** The ETag is the version of the order; a return has none. */
const etagOf = ({ updateShipment: { shipment } }: UpdateShipmentMutation): string | undefined =>
  shipment.order ? `"${shipment.order.version}"` : undefined;

export const updated = json(
  object({
    ...erpParts(
      answered('updateShipment', corrected),
      ({ updateShipment: { updatedFields } }: UpdateShipmentMutation) => `Shipment updated: ${updatedFields.join(', ')}`,
    ),
    warnings: answered('updateShipment', u.many('warnings', warning)),
  }),
  { headers: { ETag: etagOf } },
);
