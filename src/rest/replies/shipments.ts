import type { MeasureShipmentMutation, TransitionFieldsFragment } from '../operations.generated.js';
import { fields } from '../reply/fields.js';

type Step = TransitionFieldsFragment;
type Measured = MeasureShipmentMutation['verifyShipment'];
type Verification = NonNullable<Measured['shipment']['verification']>;

const t = fields<Step>('ShipmentTransition');
const s = fields<Step['shipment']>('Shipment');
const step = {
  ...t.inside('shipment', { shipmentId: s.field('reference'), shipmentDetailId: s.uuid('id') }),
  previousStatus: t.word('previousStatus'),
  newStatus: t.word('newStatus'),
  transitionId: t.field('transitionId'),
};
export const transition = t.shape('Transition', step, 'A step in the timeline of a shipment.');

const v = fields<Verification>('ShipmentVerification');
const verification = v.group({
  weightKg: v.field('weightKg'),
  length: v.field('lengthCm'),
  width: v.field('widthCm'),
  height: v.field('heightCm'),
  ...v.amounts('actualRate', 'difference'),
  currency: v.currency('actualRate'),
  verifiedAt: v.field('verifiedAt'),
});

const m = fields<Measured>('ShipmentTransition');
const measured = fields<Measured['shipment']>('Shipment');
export const verified = m.shape(
  'VerifiedShipment',
  { ...step, verification: m.at('shipment', measured.one('verification', verification)) },
  'Measurements taken at the hub.',
);

/** Describes the result of a step. */
export const moved = ({ previousStatus, newStatus, shipment: { statusText, bookingStatus } }: Step): string => {
  if (previousStatus !== newStatus) return statusText;
  if (bookingStatus === 'REQUESTED' || bookingStatus === 'SENDING')
    return 'The carrier is being asked. The status follows when it has booked the parcel.';
  return `Nothing has changed. ${statusText}`;
};

/** For routes with a shipment id in the path. */
