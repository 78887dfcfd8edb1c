import type { PlaceFieldsFragment, ReadShipmentQuery, ReturnPartyFieldsFragment } from '../operations.generated.js';
import { fields } from '../reply/fields.js';
import { alike, described, each, literal, nullable, orElse } from '../reply/part.js';
import { amount } from '../reply/scalar-types.js';
import { approvalItem } from './approvals.js';
import { custodyStep } from './cod.js';
import { place, point, said } from './places.js';
import { awb, collectionAmount, listed, timelineEntry } from './shipment-lists.js';

type Detail = ReadShipmentQuery['shipment'];
type Order = NonNullable<Detail['order']>;
type Return = Detail['returns'][number];
type ReturnOf = NonNullable<Detail['returnShipment']>;

const s = fields<Detail>('Shipment');
const o = fields<Order>('Order');

const edge = fields<Detail['allowedTransitions'][number]>('AllowedTransition');
const allowedStep = edge.shape('AllowedStep', { id: edge.field('edge'), to: edge.word('to'), ...edge.same('trigger', 'effects') });

const standing = {
  heldFrom: s.word('heldFrom'),
  ...s.same('holdReason', 'deliveryAttemptsLeft', 'pickupReadyAt', 'pickedUpAt', 'rtsCompletedAt'),
  deliveredAtPoint: s.one('deliveredAtPoint', point),
  allowedTransitions: s.many('allowedTransitions', allowedStep),
};

const customer = fields<Order['customer']>('Customer');
const order = o.shape(
  'ShippedOrder',
  {
    id: o.uuid('id'),
    orderNumber: o.number('orderNumber'),
    orderReference: o.field('orderReference'),
    ...o.amounts('subTotal', 'tax', 'discount', 'total', 'shippingFee'),
    ...o.same('currency', 'paymentMethod'),
    customer: o.one('customer', customer.group({ ...customer.same('firstName', 'lastName', 'email', 'phone', 'phoneE164'), ...said })),
    ...o.same('createdAt', 'updatedAt'),
  },
  'The order that is shipped.',
);

const line = fields<Order['lines'][number]>('OrderLine');
const product = line.shape('ShippedProduct', {
  id: line.uuid('id'),
  ...line.same('name', 'quantity', 'grams', 'length', 'width', 'height', 'volume', 'hsCode', 'originCountry'),
  price: line.amount('price'),
  currency: line.currency('price'),
});

type Place = PlaceFieldsFragment | ReturnPartyFieldsFragment['address'];

const address = nullable(place);
/** A return has its own places: it starts where the parcel was delivered. */
const end = (name: 'origin' | 'destination', description: string) =>
  described(
    alike(address, ({ order: shipped, returnShipment }: Detail, request) => {
      const given: Place | null = returnShipment ? returnShipment[name].address : (shipped?.[name] ?? null);
      return address.read(given, request);
    }),
    description,
  );

const box = fields<Detail['package']>('ShipmentPackage');
const measured = fields<NonNullable<Detail['verification']>>('ShipmentVerification');
const packed = s.group({
  declared: s.one(
    'package',
    box.group({
      ...box.same('weightKg', 'volumetricWeightKg', 'chargeableWeightKg'),
      length: box.field('lengthCm'),
      width: box.field('widthCm'),
      height: box.field('heightCm'),
    }),
  ),
  verified: s.one(
    'verification',
    measured.group({
      weightKg: measured.field('weightKg'),
      length: measured.field('lengthCm'),
      width: measured.field('widthCm'),
      height: measured.field('heightCm'),
      ...measured.amounts('actualRate', 'difference'),
      verifiedAt: measured.field('verifiedAt'),
    }),
  ),
});

const c = fields<Detail['charges'][number]>('ShipmentCharge');
const prices = {
  displayRate: s.amount('displayRate'),
  codFee: s.computed(amount.describe('Charged when the collection is confirmed; 0 for returns.'), ({ type, order: shipped }) =>
    type === 'OUTBOUND' && shipped ? Number(shipped.codFee.amount) : 0,
  ),
  charges: s.many('charges', c.shape('Charge', { ...c.same('code', 'label'), amount: c.amount('amount') })),
};
const money = s.group({
  actualRate: s.amount('actualRate'),
  displayRate: prices.displayRate,
  codFee: prices.codFee,
  collectionAmount,
  charges: prices.charges,
  currency: s.currency('actualRate'),
});

const owed = fields<NonNullable<Detail['adjustment']>>('AdjustmentInvoice');
const adjustment = s.one(
  'adjustment',
  owed.group(
    {
      amount: owed.amount('amount'),
      status: owed.word('status'),
      paymentUrl: owed.field('paymentUrl'),
      paidBy: owed.word('paidBy'),
    },
    'The weight adjustment: owed because the parcel is heavier or larger than declared.',
  ),
);

const cash = fields<NonNullable<Detail['cod']>>('ShipmentCod');
/** Cash on delivery, weight adjustment and approvals. */
const custody = {
  // Repacking deletes the invoice, so ignore it.
  adjustment: alike(adjustment, (shipment: Detail, request) => (shipment.hasAdjustment ? adjustment.read(shipment, request) : null)),
  cod: s.one('cod', cash.group({ stage: cash.word('stage'), history: cash.many('history', custodyStep) })),
  approvals: s.many('approvals', approvalItem),
};

const failure = fields<NonNullable<Detail['bookingError']>>('BookingError');
const paper = fields<NonNullable<Detail['label']>>('ShipmentLabel');
const document = paper.group({ type: literal('label'), url: paper.field('url') });
const carrier = {
  carrierDetail: s.group({
    code: s.field('carrierCode'),
    awb,
    ...s.same('serviceCode', 'serviceName', 'trackingNumber', 'trackingUrl'),
  }),
  bookingStatus: s.word('bookingStatus'),
  bookingError: s.one('bookingError', failure.group(failure.same('code', 'message', 'variant', 'params', 'at', 'attempts'))),
  documents: alike(each(document), ({ label }: Detail, request) => (label ? [document.read(label, request)] : [])),
};

const driver = fields<NonNullable<Detail['driver']>>('ShipmentDriver');
const completion = fields<NonNullable<NonNullable<Detail['driver']>['completion']>>('TaskCompletion');
const proof = fields<NonNullable<Detail['driver']>['proofs'][number]>('Proof');
const shipmentDriver = driver.shape(
  'ShipmentDriver',
  {
    taskId: driver.uuid('taskId'),
    ...driver.same('name', 'phone'),
    runId: driver.uuid('runId'),
    state: driver.word('state'),
    eta: driver.field('eta'),
    completion: driver.one('completion', completion.group(completion.same('success', 'notes', 'at'))),
    ...driver.same('km', 'minutes'),
    proofs: driver.many(
      'proofs',
      proof.shape('TaskProof', {
        id: proof.uuid('id'),
        kind: proof.word('kind'),
        ...proof.same('url', 'takenAt', 'deviceTime', 'sha256'),
        point: proof.one('point', point),
      }),
    ),
  },
  'The driver of the own fleet who has the shipment, or had it last.',
);

const LAST = 50;
const entries = each(timelineEntry);
const timeline = described(
  alike(entries, ({ timeline: all }: Detail, request) => entries.read(all.slice(-LAST), request)),
  `The last ${LAST} entries; all of them are under /events.`,
);

const made = fields<NonNullable<Return['shipment']>>('Shipment');
const r = fields<Return>('ReturnShipment');
const back = r.shape(
  'ReturnOfShipment',
  {
    shipmentDetailId: r.certain('shipment', made.uuid('id')),
    shipmentId: r.certain('shipment', made.field('reference')),
    status: r.certain('shipment', made.word('status')),
    billingStatus: r.certain('shipment', made.word('billingStatus')),
    returnReason: r.field('returnReason'),
    createdAt: r.certain('shipment', made.field('createdAt')),
  },
  'A return of the shipment.',
);
const backs = each(back);

const first = fields<NonNullable<ReturnOf['original']>>('Shipment');
const f = fields<ReturnOf>('ReturnShipment');
const returnOf = f.group({
  shipmentDetailId: f.certain('original', first.uuid('id')),
  shipmentId: f.certain('original', first.field('reference')),
  returnReason: f.field('returnReason'),
});

/** The detail of a shipment. */
export const shipment = s.shape(
  'Shipment',
  {
    ...listed,
    ...standing,
    order: s.one('order', order),
    products: orElse(s.at('order', o.many('lines', product)), []),
    addresses: s.group({ origin: end('origin', 'Origin address.'), destination: end('destination', 'Destination address.') }),
    package: packed,
    ...prices,
    money,
    ...custody,
    ...carrier,
    driver: s.one('driver', shipmentDriver),
    timeline,
    returns: alike(backs, ({ returns }: Detail, request) =>
      backs.read(
        returns.filter(({ shipment: made }) => made),
        request,
      ),
    ),
    returnOf: alike(nullable(returnOf), ({ returnShipment: made }: Detail, request) =>
      made?.original ? returnOf.read(made, request) : null,
    ),
  },
  'All details of a shipment.',
);
