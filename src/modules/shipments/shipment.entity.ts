import { defineEntity, p } from '@mikro-orm/core';
import type { Selectable } from 'kysely';
import { currencyCode, instant, minorUnits, recordColumns } from '../../platform/db/base.js';
import type { TableOf } from '../../platform/db/tables.js';
import type { PaymentStatus } from '../orders/index.js';
import { shipmentStatuses, type EdgeName, type ShipmentStatus } from './shipment.machine.js';
import {
  billingStatus,
  type AdjustmentStatus,
  type BillingStatus,
  type CodStage,
  adjustmentStatus,
  codStage,
  shipmentKind,
} from './shipments.enums.js';

/** What the price was when the service was chosen, kept so that it can be explained and computed again. */
export interface RateSnapshot {
  /** An instant in ISO 8601; absent in what was priced before it was kept. */
  readonly pricedAt?: string;
  readonly rateCardId: string | null;
  readonly rateCardVersion: number | null;
  readonly tier: string | null;
  readonly planId: string | null;
  readonly planName: string | null;
  readonly planBasisPoints: number | null;
  readonly breakdown: readonly { readonly code: string; readonly label: string; readonly amount: string; readonly currency: string }[];
}

/** What the hub measured. Weights in milligrams, lengths in micrometres, as integers in text for exactness in JSON. */
export interface Verification {
  readonly weightMg: number;
  readonly lengthUm: number;
  readonly widthUm: number;
  readonly heightUm: number;
  readonly volumeMm3: number;
  /** As priced; absent in what was measured before they were kept. */
  readonly volumetricMg?: number;
  readonly chargeableMg?: number;
  readonly actualRateMinor: string;
  /** New rate minus old rate; positive is owed by the seller. */
  readonly differenceMinor: string;
  readonly verifiedBy: string | null;
  readonly verifiedAt: string;
  readonly photos: readonly string[];
  readonly notes: string | null;
}

const partialIndex = (name: string, columns: string, condition: string): string =>
  `create index "${name}" on "shipment" (${columns}) where ${condition}`;

export const ShipmentSchema = defineEntity({
  name: 'Shipment',
  tableName: 'shipment',
  indexes: [
    { name: 'shipment_created', properties: ['createdAt', 'id'] },
    { name: 'shipment_seller_created', properties: ['sellerId', 'createdAt', 'id'] },
    { name: 'shipment_status_created', properties: ['status', 'createdAt', 'id'] },
    // One for each filter and order of the lists: the page is found in an index before a row is read.
    { name: 'shipment_updated', properties: ['updatedAt', 'id'] },
    { name: 'shipment_seller_status', properties: ['sellerId', 'status', 'createdAt', 'id'] },
    { name: 'shipment_shop_created', properties: ['shopId', 'createdAt', 'id'] },
    { name: 'shipment_service_created', properties: ['serviceCode', 'createdAt', 'id'] },
    { name: 'shipment_payment_created', properties: ['paymentStatus', 'createdAt', 'id'] },
    { name: 'shipment_billing_created', properties: ['billingStatus', 'createdAt', 'id'] },
    { name: 'shipment_returns', expression: partialIndex('shipment_returns', '"created_at", "id"', `"type" = 'return'`) },
    { name: 'shipment_adjusted', expression: partialIndex('shipment_adjusted', '"created_at", "id"', '"has_adjustment"') },
    {
      name: 'shipment_adjustment_status',
      expression: partialIndex('shipment_adjustment_status', '"adjustment_status", "created_at", "id"', '"adjustment_status" is not null'),
    },
    {
      name: 'shipment_cod_stage',
      expression: partialIndex('shipment_cod_stage', '"cod_stage", "created_at", "id"', '"cod_stage" is not null'),
    },
    {
      name: 'shipment_picked_up',
      expression: partialIndex('shipment_picked_up', '"picked_up_at", "created_at", "id"', '"picked_up_at" is not null'),
    },
    {
      // This and the next one with all that figures need of a delivery, so that they read nothing but an index.
      name: 'shipment_delivered',
      expression: `create index "shipment_delivered" on "shipment" ("delivered_at", "created_at", "id") include ("service_code", "picked_up_at") where "delivered_at" is not null`,
    },
    {
      name: 'shipment_seller_delivered',
      expression: `create index "shipment_seller_delivered" on "shipment" ("seller_id", "delivered_at") include ("service_code", "picked_up_at") where "delivered_at" is not null`,
    },
    {
      // Cash that is on its way to be collected. What is only placed is found by its status, so that placing it writes nothing here.
      name: 'shipment_to_collect',
      expression: `create index "shipment_to_collect" on "shipment" ("seller_id") include ("order_id") where "payment_status" = 'postpaid' and "cod_stage" is null and "type" = 'outbound' and "status" in ('pickup', 'in_transit_pickup', 'pickup_failed', 'not_collected', 'picked_up', 'at_sorting', 'verified', 'ready_to_book', 'booked', 'in_transit', 'on_hold')`,
    },
    { name: 'shipment_awb', properties: ['awb'] },
    {
      name: 'shipment_tracking_number',
      expression: partialIndex('shipment_tracking_number', '"tracking_number"', '"tracking_number" is not null'),
    },
    {
      name: 'shipment_original',
      expression: partialIndex('shipment_original', '"original_shipment_id"', '"original_shipment_id" is not null'),
    },
    {
      name: 'shipment_on_hold',
      expression: `create index "shipment_on_hold" on "shipment" ("status_at", "id") where "status" = 'on_hold'`,
    },
    {
      // The index has the name of the refusal that it means.
      name: 'return_exists',
      expression: `create unique index "return_exists" on "shipment" ("original_shipment_id") where "original_shipment_id" is not null and "status" <> 'cancelled'`,
    },
  ],
  properties: {
    ...recordColumns,
    orderId: p.uuid().index(),
    sellerId: p.uuid(),
    shopId: p.uuid(),
    type: p.enum(() => shipmentKind.values).$type<(typeof shipmentKind.values)[number]>(),
    /** Of a return: the shipment that comes back. */
    originalShipmentId: p.uuid().nullable(),
    /** The public id: unifiedRefId, shipment_id. */
    reference: p.string().length(40).unique(),
    status: p.enum(() => shipmentStatuses).$type<ShipmentStatus>(),
    /** When the current status was reached, as reported. */
    statusAt: instant(),
    /** Number of applied timeline rows; the sequence of its events. */
    sequence: p.integer(),
    heldFrom: p
      .enum(() => shipmentStatuses)
      .$type<ShipmentStatus>()
      .nullable(),
    heldBy: p.string().length(30).$type<EdgeName>().nullable(),
    holdReason: p.string().length(40).nullable(),
    /** The carrier's number; the reference stands in for it until the parcel is booked for pickup. */
    awb: p.string().length(40),
    awbAssigned: p.boolean(),
    trackingNumber: p.string().length(40).nullable(),
    trackingUrl: p.string().length(500).nullable(),
    serviceCode: p.string().length(40),
    serviceName: p.string().length(100),
    carrierCode: p.string().length(40),
    carrierName: p.string().length(100),
    carrierAutoSelected: p.boolean(),
    skipHub: p.boolean(),
    ownFleet: p.boolean(),
    currency: currencyCode(),
    actualRateMinor: minorUnits(),
    displayRateMinor: minorUnits().nullable(),
    rate: p.json<RateSnapshot>(),
    weightMg: p.bigint('bigint'),
    volumetricMg: p.bigint('bigint'),
    chargeableMg: p.bigint('bigint'),
    lengthUm: p.bigint('bigint'),
    widthUm: p.bigint('bigint'),
    heightUm: p.bigint('bigint'),
    volumeMm3: p.bigint('bigint'),
    documents: p.boolean(),
    /** How the seller paid when the order was placed; a later change of the account does not touch it. */
    billingRole: p.string().length(10).$type<'prepaid' | 'postpaid'>(),
    billingStatus: p.enum(() => billingStatus.values).$type<BillingStatus>(),
    /** How the shopper pays: that of the order, kept equal by the database; nothing is collected for a return. */
    paymentStatus: p.string().length(10).$type<PaymentStatus>(),
    /** The operator carries the cost of this one. */
    feeWaived: p.boolean().default(false),
    pickupAttempts: p.integer(),
    deliveryAttempts: p.integer(),
    receiverName: p.string().length(201),
    receiverPhone: p.string().length(30).nullable(),
    destinationCity: p.string().length(100),
    destinationCountryCode: p.string().columnType('char(2)'),
    pickupReadyAt: instant().nullable(),
    pickedUpAt: instant().nullable(),
    deliveredAt: instant().nullable(),
    deliveredLat: p.double().$type<number>().nullable(),
    deliveredLng: p.double().$type<number>().nullable(),
    rtsCompletedAt: instant().nullable(),
    verification: p.json<Verification>().nullable(),
    /** Of the latest invoice for a difference in weight; null when there was none. Kept by `adjustments`. */
    adjustmentStatus: p
      .enum(() => adjustmentStatus.values)
      .$type<AdjustmentStatus>()
      .nullable(),
    adjustmentMinor: minorUnits().nullable(),
    /** Kept by the database: an invoice that was deleted or made void is none. */
    hasAdjustment: p.boolean().generated(`(adjustment_status is not null and adjustment_status not in ('deleted', 'void')) stored`),
    /** Who has the cash that was collected at the door; null before it is confirmed. Kept by `cod`. */
    codStage: p
      .enum(() => codStage.values)
      .$type<CodStage>()
      .nullable(),
    requestId: p.string().length(128).nullable(),
  },
});

/** A shipment as it is stored. Nothing but a function of this module changes it. */
export type Shipment = Readonly<Selectable<TableOf<typeof ShipmentSchema>>>;

/** The timeline: one row per report about a shipment, never changed. A report that came too late is kept with applied = false. */
export const TimelineEntrySchema = defineEntity({
  name: 'TimelineEntry',
  tableName: 'timeline_entry',
  indexes: [
    { name: 'timeline_entry_shipment', properties: ['shipmentId', 'seq'] },
    {
      // What went wrong, which is little of what happens; nothing that is placed comes here.
      name: 'timeline_entry_setback',
      expression: `create index "timeline_entry_setback" on "timeline_entry" ("occurred_at") include ("shipment_id", "from_status", "to_status", "edge", "reason_code") where "applied" and "to_status" in ('pickup_failed', 'not_collected', 'on_hold', 'failed', 'return_to_sender')`,
    },
  ],
  properties: {
    seq: p.bigint('bigint').autoincrement().primary(),
    id: p.uuid().unique(),
    shipmentId: p.uuid(),
    fromStatus: p.string().length(20).$type<ShipmentStatus>().nullable(),
    toStatus: p.string().length(20).$type<ShipmentStatus>().nullable(),
    reportedStatus: p.string().length(20).$type<ShipmentStatus>(),
    edge: p.string().length(30).nullable(),
    trigger: p.string().length(60),
    applied: p.boolean(),
    actorType: p.string().length(20),
    actorId: p.string().length(40).nullable(),
    reasonCode: p.string().length(40).nullable(),
    note: p.string().length(2000).nullable(),
    occurredAt: instant(),
    recordedAt: instant(),
    requestId: p.string().length(128).nullable(),
    inferred: p.boolean(),
    forced: p.boolean(),
    lat: p.double().$type<number>().nullable(),
    lng: p.double().$type<number>().nullable(),
    source: p.string().length(60).nullable(),
    sourceEventId: p.string().length(200).nullable(),
  },
});
