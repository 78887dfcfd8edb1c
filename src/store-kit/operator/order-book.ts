import { missing, refuse, refuseFields } from '../../kernel/errors.js';
import { money, zero } from '../../kernel/money.js';
import { newId } from '../../platform/ids.js';
import { currencyOf, currencyOfProducts, dueFor, moneyAt, printed, rateIn } from './amounts.js';
import { done, type PlayedAnswer, objectAt, objectOf, textAt, type Call, type JsonObject } from './call.js';
import { newParcel, type Parcel } from './parcel.js';

export interface PlayedOrder {
  readonly id: string;
  readonly number: number;
  readonly reference: string;
  readonly body: JsonObject;
  readonly parcel: Parcel;
  version: number;
}

/** A warning that answers carry when a check wants them to. */
export interface PlayedWarning {
  readonly field: string | null;
  readonly code: string;
  readonly message: string;
}

/** The services that the playing operator offers. */
export const SERVICES = [
  { code: 'SVC_ECO', name: 'Economy', days: '2-3 business days', factor: 1n },
  { code: 'SVC_EXP', name: 'Express', days: '1 business day', factor: 2n },
] as const;

/** The orders that the plug-in has placed. */
export class OrderBook {
  readonly orders: PlayedOrder[] = [];
  /** Carried by the answers to orders, updates and rates. */
  warnings: readonly PlayedWarning[] = [];

  constructor(private readonly domain: () => string) {}

  rates(call: Call): PlayedAnswer {
    const currency = currencyOfProducts(objectOf(call));
    const rates = SERVICES.map(({ code, name, days, factor }) => ({
      id: newId(),
      logo: '/logos/svc.svg',
      pickup_dropoff_method: 'Door to door',
      service_name: name,
      service_code: code,
      total_price: printed(money(rateIn(currency).minor * factor, currency)),
      description: days,
      currency,
    }));
    const requestId = newId();
    const codes = this.warnings.map(({ code }) => code).join(', ');
    const body = call.query.get('explain') === '1' ? { rates, rejected: [], warnings: this.warnings, requestId } : rates;
    return done(body, { 'X-Svc-Rate-Request-Id': requestId, ...(codes !== '' && { 'X-Svc-Warning': codes }) });
  }

  place(call: Call): PlayedAnswer {
    const body = objectOf(call);
    const number = numberOf(objectAt(body, 'order'));
    const known = this.orders.find((each) => each.number === number);
    if (known && canonical(known.body) !== canonical(body)) throw refuse('ORDER_EXISTS', {}, { orderId: known.id });
    if (known) return this.placed(known, true);
    const order = this.add(body, number);
    return this.placed(order, false);
  }

  private add(body: JsonObject, number: number): PlayedOrder {
    const given = objectAt(body, 'order');
    const to = objectAt(body, 'destination');
    const reference = textAt(given, 'orderReference') ?? String(number);
    const parcel = newParcel({
      orderReference: reference,
      shopDomain: this.domain(),
      serviceCode: textAt(given, 'carrier') ?? SERVICES[0].code,
      destination: { city: textAt(to, 'city') ?? '', countryCode: textAt(to, 'countryCode') ?? 'AE' },
    });
    const order = { id: newId(), number, reference, body, parcel, version: 1 };
    this.orders.push(order);
    return order;
  }

  private placed({ id, reference, body, parcel }: PlayedOrder, replayed: boolean): PlayedAnswer {
    const given = objectAt(body, 'order');
    const currency = currencyOf(given) ?? 'USD';
    const rate = rateIn(currency);
    const isCod = given['paymentStatus'] === 'postpaid';
    const due = moneyAt(given, 'collectionAmount', currency) ?? dueFor(given, currency, moneyAt(given, 'shippingFee', currency) ?? rate);
    return done(
      {
        status: 'success',
        message: replayed ? 'Order already exists' : 'Order created',
        orderId: id,
        orderReference: reference,
        shipment_id: parcel.reference,
        awb: parcel.reference,
        awbAssigned: false,
        tracking_url: null,
        nbox: { shipment_detail_id: parcel.id, shop_id: parcel.shopDomain },
        carrier: parcel.serviceCode,
        carrierName: SERVICES.find(({ code }) => code === parcel.serviceCode)?.name ?? parcel.serviceCode,
        carrierWasAutoSelected: textAt(given, 'carrier') === undefined,
        actualRate: printed(rate),
        displayRate: null,
        hasDisplayRule: false,
        collectionAmount: printed(isCod ? due : zero(currency)),
        codFee: printed(isCod ? money(due.minor / 50n, currency) : zero(currency)),
        billingStatus: 'unpaid',
        warnings: this.warnings,
      },
      { ...(replayed && { 'Idempotent-Replayed': 'true' }), ...this.warningHeader() },
    );
  }

  update(call: Call): PlayedAnswer {
    const changes = objectOf(call);
    const order = this.orders.find(({ id }) => id === call.parameters[0]);
    if (!order) throw refuse('ORDER_NOT_FOUND');
    const updatedFields = Object.entries(changes).flatMap(([field, value]) =>
      typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value).map((key) => `${field}.${key}`) : [field],
    );
    if (updatedFields.length === 0) throw refuse('NO_FIELDS_TO_UPDATE');
    order.version += 1;
    const { id, number: orderNumber, reference: orderReference, parcel, version } = order;
    return done(
      {
        status: 'success',
        message: `Order updated: ${updatedFields.join(', ')}`,
        data: { order: { id, orderNumber, orderReference, status: parcel.status, version }, updatedFields },
        warnings: this.warnings,
      },
      { ETag: `"${version}"`, ...this.warningHeader() },
    );
  }

  fulfil(call: Call): PlayedAnswer {
    const { id, parcel } = this.byNumber(call);
    const changed = parcel.status === 'new';
    if (changed) parcel.status = 'fulfilled';
    return done({ status: 'success', message: changed ? 'Order fulfilled' : 'Order already fulfilled', orderId: id });
  }

  cancel(call: Call): PlayedAnswer {
    const { id, parcel, body } = this.byNumber(call);
    const changed = parcel.status !== 'cancelled';
    parcel.status = 'cancelled';
    return done({
      status: 'success',
      message: changed ? 'Order cancelled' : 'Order already cancelled',
      orderId: id,
      shipment_id: parcel.reference,
      orderStatus: 'cancelled',
      refundedAmount: 0,
      currency: currencyOf(objectAt(body, 'order')) ?? 'USD',
    });
  }

  byReference(reference: string): PlayedOrder | undefined {
    return this.orders.find(({ parcel }) => parcel.reference === reference || parcel.awb === reference);
  }

  private byNumber(call: Call): PlayedOrder {
    const number = numberOf(objectOf(call));
    const order = this.orders.find((each) => each.number === number);
    if (!order) throw refuse('ORDER_NOT_FOUND');
    return order;
  }

  private warningHeader(): Readonly<Record<string, string>> {
    const codes = this.warnings.filter(({ code }) => code === 'MISPLACED_FIELD').map(({ code }) => code);
    return codes.length > 0 ? { 'X-Svc-Warning': codes.join(', ') } : {};
  }
}

function numberOf(given: JsonObject): number {
  const { orderNumber } = given;
  const number = typeof orderNumber === 'string' && /^\d{1,15}$/.test(orderNumber) ? Number(orderNumber) : orderNumber;
  if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 0) throw refuseFields([missing('orderNumber')]);
  return number;
}

/** The same text for two JSON values that are equal, whatever the order of their fields. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) => (isFields(part) ? sorted(part) : part));

const isFields = (part: unknown): part is Readonly<Record<string, unknown>> =>
  typeof part === 'object' && part !== null && !Array.isArray(part);

const sorted = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)));
