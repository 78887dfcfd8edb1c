import { defineEntity, p } from '@mikro-orm/core';
import type { Selectable } from 'kysely';
import { currencyCode, minorUnits, recordColumns } from '../../platform/db/base.js';
import type { TableOf } from '../../platform/db/tables.js';
import type { Address } from '../addresses/index.js';
import { type PaymentStatus, paymentStatus } from './orders.enums.js';

export interface Customer {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** As the store sent it. */
  readonly phone: string | null;
  /** Digits with an optional leading plus, for dialling and searching. */
  readonly phoneNormalised: string | null;
}

export interface OrderWarning {
  readonly field: string | null;
  readonly code: string;
  readonly message: string;
}

export interface PlacementFacts {
  readonly collectionMinor: string;
  readonly codFeeMinor: string;
  /** Absent of orders that were placed before it was kept. */
  readonly service?: PlacedService;
}

/** The service of the first answer; the shipment may get another one. */
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
  ],
  properties: {
    ...recordColumns,
    shopId: p.uuid(),
    sellerId: p.uuid(),
    shopDomain: p.string().length(255),
    orderNumber: p.bigint('bigint'),
    orderReference: p.string().length(100),
    currency: currencyCode(),
    subTotalMinor: minorUnits(),
    taxMinor: minorUnits(),
    discountMinor: minorUnits(),
    /** What the platform said; kept for the record only. */
    totalMinor: minorUnits(),
    shippingFeeMinor: minorUnits().nullable(),
    paymentStatus: p.enum(() => paymentStatus.values).$type<PaymentStatus>(),
    paymentMethod: p.string().length(50).nullable(),
    /** What the store asked to collect, if it said; with a prepaid order it is information only. */
    collectionGivenMinor: minorUnits().nullable(),
    /** What the driver collects; 0 for prepaid orders. */
    collectionMinor: minorUnits(),
    codFeeBasisPoints: p.integer(),
    codFeeMinor: minorUnits(),
    customer: p.json<Customer>(),
    origin: p.json<Address>(),
    destination: p.json<Address>(),
    warnings: p.json<OrderWarning[]>(),
    /** What was answered when the order was placed, for a repeat of the request: later changes do not touch it. */
    placement: p.json<PlacementFacts>(),
    /** SHA-256 of the canonical content, to tell a repeated order from a different one with the same number. */
    contentHash: p.blob(),
    requestId: p.string().length(128).nullable(),
    /** Language of the shopper as a BCP 47 tag, where the store said it. */
    locale: p.string().length(35).nullable(),
    /** Raised by every change; what optimistic callers compare. */
    version: p.integer(),
    /** Raised when what the driver collects changes, so that printed labels can be told apart. */
    collectionVersion: p.integer().default(1),
  },
});

/** An order as it is stored. Nothing but a function of this module changes it. */
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
    /** For customs, as far as the store said. */
    hsCode: p.string().length(16).nullable(),
    originCountry: p.string().length(2).nullable(),
  },
});
