import { z } from 'zod';
import type { Printable } from '../../platform/http/json.js';
import type { CreateReturnMutation, ReturnEligibilityQuery, ReturnPartyFieldsFragment } from '../operations.generated.js';
import { addedWarnings, answered, erpReply, message, success } from '../reply/envelopes.js';
import { fields } from '../reply/fields.js';
import { alike, described, literal, type Part } from '../reply/part.js';
import { said } from './places.js';

type Made = CreateReturnMutation['createReturn'];
type Shipment = NonNullable<Made['shipment']>;

const a = fields<ReturnPartyFieldsFragment['address']>('Address');
const p = fields<ReturnPartyFieldsFragment>('ReturnParty');
const party = p.shape('ReturnParty', {
  ...p.same('firstName', 'lastName', 'phone', 'email'),
  ...said,
  address: p.one('address', a.group({ ...a.same('address', 'city', 'state', 'country', 'countryCode', 'zip', 'lat', 'lng'), ...said })),
});

const k = fields<Shipment['package']>('ShipmentPackage');
const dimensions = k.group(
  {
    weight: k.field('weightKg'),
    length: k.field('lengthCm'),
    width: k.field('widthCm'),
    height: k.field('heightCm'),
    volumeWeight: k.field('volumetricWeightKg'),
  },
  'Kilograms and centimetres.',
);

const m = fields<Made>('ReturnShipment');
const s = fields<Shipment>('Shipment');

/** Fields of the return's shipment, which always exists. */
const ofShipment = <Out extends Printable>(part: Part<Shipment, Out>): Part<Made, Out> => m.certain('shipment', part);
const reference = described(ofShipment(s.field('reference')), 'Reference of the return shipment.');
const original = described(
  m.certain('original', fields<NonNullable<Made['original']>>('Shipment').field('reference')),
  'Reference of the original shipment.',
);

const cost = ofShipment(s.amount('actualRate'));
const shown = described(cost, 'Price shown to the shopper: the same, because returns carry no markup.');
const currency = ofShipment(s.currency('actualRate'));

const returnShipment = m.shape('ReturnShipment', {
  id: m.uuid('id'),
  shipmentDetailId: ofShipment(s.uuid('id')),
  unifiedRefId: reference,
  original_shipment_id: original,
  status: ofShipment(s.word('status')),
  paymentStatus: m.word('paymentStatus'),
  rate: m.group({ actualRate: cost, displayRate: shown, currency }),
  origin: m.one('origin', party),
  destination: m.one('destination', party),
  dimensions: ofShipment(s.one('package', dimensions)),
  ...m.same('returnReason', 'createdAt'),
});

const shop = fields<NonNullable<Shipment['shop']>>('Shop');
export const created = answered(
  'createReturn',
  m.shape(
    'CreatedReturn',
    {
      status: success,
      message: message(() => 'Return created'),
      shipment_id: reference,
      original_shipment_id: original,
      // Only booking the pickup assigns an AWB.
      awb: reference,
      awbAssigned: m.computed(z.boolean(), () => false),
      tracking_url: m.computed(z.string().nullable(), () => null),
      carrier: ofShipment(s.field('serviceCode')),
      carrierName: ofShipment(s.field('serviceName')),
      carrierWasAutoSelected: ofShipment(s.field('carrierAutoSelected')),
      actualRate: cost,
      displayRate: shown,
      hasDisplayRule: m.computed(z.boolean(), () => false),
      nbox: m.group({
        shipment_detail_id: ofShipment(s.uuid('id')),
        return_shipment_id: m.uuid('id'),
        shop_id: ofShipment(s.at('shop', shop.field('domain'))),
      }),
      paymentStatus: m.word('paymentStatus'),
      returnShipment,
      warnings: addedWarnings,
    },
    'The return.',
  ),
);

const isWaived = ({ paymentStatus }: Made): boolean => paymentStatus === 'WAIVED';

const fee = m.group(
  {
    amount: described(
      alike(cost, (made: Made, request) => (isWaived(made) ? 0 : cost.read(made, request))),
      '0 when the fee is waived.',
    ),
    currency,
    waived: m.computed(z.boolean(), isWaived),
    billingStatus: m.word('paymentStatus'),
    transactionId: described(literal(null), 'The wallet is debited when the pickup of the return is booked.'),
  },
  'Price that the seller pays.',
);

/** The same return, for the operator. */
export const createdByOperator = erpReply(
  'createReturn',
  m.shape('OperatorReturn', { returnShipment, originalShipmentId: original, shipmentId: reference, actualRate: cost, fee }, 'The return.'),
  (made) => (isWaived(made) ? 'The return is created at no cost for the seller.' : 'The return is created.'),
);

const e = fields<ReturnEligibilityQuery['returnEligibility']>('ReturnEligibility');
export const eligibility = answered(
  'returnEligibility',
  e.shape('ReturnEligibility', { status: success, ...e.same('eligible', 'reason', 'code') }),
);
