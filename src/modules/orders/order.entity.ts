import { defineEntity, p } from '@mikro-orm/core';
import type { Selectable } from 'kysely';
import type { FieldWarning } from '../../kernel/field-warnings.js';
import { currencyCode, minorUnits, recordColumns } from '../../platform/db/base.js';
import type { TableOf } from '../../platform/db/tables.js';
import type { Address } from '../addresses/index.js';
import { type PaymentStatus, paymentStatus } from './orders.enums.js';
import { maxOf } from '../../platform/graphql/declared-fields.js';
import { OrderDetailsInput } from './order.types.js';

export interface Customer {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** As sent by the store. */
  readonly phone: string | null;
  /** The number to dial; null if it cannot be dialled. Absent in older rows: read it with `phoneE164`. */
  readonly phoneE164?: string | null;
  /** The same, else the digits as given. Older processes send text messages to it. */
  readonly phoneNormalised: string | null;
  /** Absent in older rows, as is the note. */
  readonly company?: string | null;
  readonly deliveryNote?: string | null;
}

export type OrderWarning = FieldWarning;

export interface PlacementFacts {
  readonly collectionMinor: string;
  readonly codFeeMinor: string;
  readonly service: PlacedService;
  /** Set for an order placed from a file. Its reference is the name of the order in its store. */
  readonly ofFile?: true;
}

/** The service in the first answer; the shipment may be moved to another one. */
export interface PlacedService {
  readonly code: string;
  readonly name: string;
  readonly autoSelected: boolean;
  readonly actualRateMinor: string;
  readonly displayRateMinor: string | null;
}

export const OrderSchema = defineEntity({
  name: 'Order',
  tableName: 'order',
  uniques: [{ name: 'order_shop_number', properties: ['shopId', 'orderNumber'] }],
  indexes: [
    { name: 'order_seller_created', properties: ['sellerId', 'createdAt', 'id'] },
    { name: 'order_created', properties: ['createdAt', 'id'] },
    { name: 'order_shop_reference', properties: ['shopId', 'orderReference'] },
  ],
  properties: {
    ...recordColumns,
    shopId: p.uuid(),
    sellerId: p.uuid(),
    shopDomain: p.string().length(maxOf(OrderDetailsInput, 'shopDomain')),
    orderNumber: p.bigint('bigint'),
    orderReference: p.string().length(maxOf(OrderDetailsInput, 'orderReference')),
    currency: currencyCode(),
    subTotalMinor: minorUnits(),
    taxMinor: minorUnits(),
    discountMinor: minorUnits(),
    /** As sent by the platform; for the record only. */
    totalMinor: minorUnits(),
    shippingFeeMinor: minorUnits().nullable(),
    paymentStatus: p.enum(() => paymentStatus.values).$type<PaymentStatus>(),
    paymentMethod: p.string().length(maxOf(OrderDetailsInput, 'paymentMethod')).nullable(),
    /** The collection amount requested by the store, if any; informational for prepaid orders. */
    collectionGivenMinor: minorUnits().nullable(),
    /** The amount the driver collects; 0 for prepaid orders. */
    collectionMinor: minorUnits(),
    codFeeBasisPoints: p.integer(),
    codFeeMinor: minorUnits(),
    customer: p.json<Customer>(),
    origin: p.json<Address>(),
    destination: p.json<Address>(),
    warnings: p.json<OrderWarning[]>(),
    /** The answer to the original request, returned again for repeats; later changes do not affect it. */
    placement: p.json<PlacementFacts>(),
    /** SHA-256 of the canonical content, to distinguish a repeated order from a different one with the same number. */
    contentHash: p.blob(),
    requestId: p.string().length(128).nullable(),
    /** Language of the shopper as a BCP 47 tag, if the store sent one. */
    locale: p.string().length(maxOf(OrderDetailsInput, 'locale')).nullable(),
    /** Incremented by every change; compared for optimistic locking. */
    version: p.integer(),
    /** Incremented when the collection changes, so that printed labels can be distinguished. */
    collectionVersion: p.integer().default(1),
    /** Counts the other changes of what labels print. Together with the version of the collection it is the version of the label. */
    labelChanges: p.integer().default(0),
  },
});

/** A stored order. Only this module changes it. */
export type Order = Readonly<Selectable<TableOf<typeof OrderSchema>>>;

export const OrderLineSchema = defineEntity({
  name: 'OrderLine',
  tableName: 'order_line',
  uniques: [{ name: 'order_line_order_line', properties: ['orderId', 'line'] }],
  properties: {
    id: p.uuid().primary(),
    orderId: p.uuid(),
    line: p.integer(),
    name: p.text(),
    quantity: p.integer(),
    priceMinor: minorUnits(),
    currency: currencyCode(),
    weightMg: p.bigint('bigint'),
    lengthUm: p.bigint('bigint'),
    widthUm: p.bigint('bigint'),
    heightUm: p.bigint('bigint'),
    volumeMm3: p.bigint('bigint'),
    /** For customs, if the store sent it. */
    hsCode: p.string().length(16).nullable(),
    originCountry: p.string().length(2).nullable(),
  },
});
