import { missing, refuse, refuseFields } from '../../kernel/errors.js';
import { newId } from '../../platform/ids.js';
import { currencyOf, printed, rateIn } from './amounts.js';
import { done, type PlayedAnswer, objectAt, objectOf, textAt, type Call, type JsonObject } from './call.js';
import { SERVICES, type OrderBook, type PlayedOrder } from './order-book.js';

/** Returns that the plug-in has made, by the reference of the original. */
export class ReturnBook {
  private readonly made = new Set<string>();

  constructor(private readonly orders: OrderBook) {}

  create(call: Call): PlayedAnswer {
    const given = objectOf(call);
    const order = this.original(textAt(given, 'shipment_id'));
    const { parcel } = order;
    const hindrance = this.hindranceOf(order);
    if (hindrance !== null) throw refuse(hindrance);
    this.made.add(parcel.reference);
    return done(returnOf(order, textAt(given, 'returnReason') ?? null));
  }

  eligibility(call: Call): PlayedAnswer {
    const code = this.hindranceOf(this.original(call.query.get('shipment_id') ?? undefined));
    return done({ status: 'success', eligible: code === null, reason: code === null ? null : refuse(code).message, code });
  }

  private original(reference: string | undefined): PlayedOrder {
    if (reference === undefined) throw refuseFields([missing('shipment_id')]);
    const order = this.orders.byReference(reference);
    if (!order) throw refuse('ORIGINAL_NOT_FOUND');
    return order;
  }

  private hindranceOf({ parcel }: PlayedOrder): 'NOT_DELIVERED' | 'RETURN_EXISTS' | null {
    if (parcel.status !== 'delivered') return 'NOT_DELIVERED';
    return this.made.has(parcel.reference) ? 'RETURN_EXISTS' : null;
  }
}

function returnOf({ parcel, body }: PlayedOrder, returnReason: string | null) {
  const reference = `RTN-${parcel.reference}`;
  const [id, shipmentDetailId] = [newId(), newId()];
  const currency = currencyOf(objectAt(body, 'order')) ?? 'USD';
  const rate = printed(rateIn(currency));
  const service = SERVICES[0];
  return {
    status: 'success',
    message: 'Return created',
    shipment_id: reference,
    original_shipment_id: parcel.reference,
    awb: reference,
    awbAssigned: false,
    tracking_url: null,
    carrier: service.code,
    carrierName: service.name,
    carrierWasAutoSelected: true,
    actualRate: rate,
    displayRate: rate,
    hasDisplayRule: false,
    nbox: { shipment_detail_id: shipmentDetailId, return_shipment_id: id, shop_id: parcel.shopDomain },
    paymentStatus: 'unpaid',
    returnShipment: {
      id,
      shipmentDetailId,
      unifiedRefId: reference,
      original_shipment_id: parcel.reference,
      status: 'new',
      paymentStatus: 'unpaid',
      rate: { actualRate: rate, displayRate: rate, currency },
      origin: partyOf(objectAt(body, 'customer'), objectAt(body, 'destination')),
      destination: partyOf({ firstName: 'Certify', lastName: 'Seller', email: 'seller@certify.example' }, objectAt(body, 'origin')),
      dimensions: { weight: 1, length: 20, width: 20, height: 10, volumeWeight: 0.8 },
      returnReason,
      createdAt: new Date().toISOString(),
    },
  };
}

function partyOf(contact: JsonObject, address: JsonObject) {
  const text = (field: string): string => textAt(address, field) ?? '';
  return {
    firstName: textAt(contact, 'firstName') ?? '',
    lastName: textAt(contact, 'lastName') ?? '',
    phone: textAt(contact, 'phone') ?? null,
    email: textAt(contact, 'email') ?? '',
    address: {
      address: text('address'),
      city: text('city'),
      state: textAt(address, 'state') ?? null,
      country: text('country') || text('countryCode'),
      countryCode: text('countryCode'),
      zip: text('zip'),
      lat: null,
      lng: null,
    },
  };
}
