import { defineEntity, p } from '@mikro-orm/core';
import type { Selectable } from 'kysely';
import { currencyCode, instant, minorUnits, recordColumns } from '../../platform/db/base.js';
import type { TableOf } from '../../platform/db/tables.js';
import type { PaymentStatus } from '../orders/index.js';
import { shipmentMilestone, type ShipmentMilestone } from './scan-details.js';
import type { RateSnapshot } from './rate-snapshot.js';
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
import { maxOf } from '../../platform/graphql/declared-fields.js';
import { TransitionShipmentInput } from './transition.types.js';

/** The hub's measurements. Weights in milligrams and lengths in micrometres, as integers in text so that JSON stays exact. */
export interface Verification {
  readonly weightMg: number;
  readonly lengthUm: number;
  readonly widthUm: number;
  readonly heightUm: number;
  readonly volumeMm3: number;
  /** As priced; absent if the parcel could not be priced again. */
  readonly volumetricMg?: number;
  readonly chargeableMg?: number;
  readonly actualRateMinor: string;
  /** New rate minus old rate; positive when the seller owes it. */
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
    // One index per list filter and sort order: the page is found in an index before any row is read.
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
      // This index and the next cover every column that statistics need of a delivery, for index-only scans.
      name: 'shipment_delivered',
      expression: `create index "shipment_delivered" on "shipment" ("delivered_at", "created_at", "id") include ("service_code", "picked_up_at") where "delivered_at" is not null`,
    },
    {
      name: 'shipment_seller_delivered',
      expression: `create index "shipment_seller_delivered" on "shipment" ("seller_id", "delivered_at") include ("service_code", "picked_up_at") where "delivered_at" is not null`,
    },
    {
      // Cash still to be collected for the operator. New orders are excluded by status, so that placing an order does not write to this index.
      name: 'shipment_to_collect',
      expression: `create index "shipment_to_collect" on "shipment" ("seller_id") include ("order_id") where "payment_status" = 'postpaid' and "cod_stage" is null and "type" = 'outbound' and ("rate" #>> '{live,ownAccount}') is distinct from 'true' and "status" in ('pickup', 'in_transit_pickup', 'pickup_failed', 'not_collected', 'picked_up', 'at_sorting', 'verified', 'ready_to_book', 'booked', 'in_transit', 'on_hold')`,
    },
    { name: 'shipment_awb', properties: ['awb'] },
    {
      name: 'shipment_tracking_number',
      expression: partialIndex('shipment_tracking_number', '"tracking_number"', '"tracking_number" is not null'),
    },
    {
      // Outbound shipments are found by the unique index on their order.
      name: 'shipment_return_of_order',
      expression: partialIndex('shipment_return_of_order', '"order_id"', `"type" = 'return'`),
    },
    {
      name: 'shipment_connected',
      expression: `create index "shipment_connected" on "shipment" ("carrier_account_id") where "carrier_account_id" is not null and "status" not in ('delivered', 'cancelled')`,
    },
    {
      name: 'shipment_on_hold',
      expression: `create index "shipment_on_hold" on "shipment" ("status_at", "id") where "status" = 'on_hold'`,
    },
    { name: 'shipment_test', expression: partialIndex('shipment_test', '"created_at", "id"', '"test"') },
    {
      // The index is named after the refusal it stands for.
      name: 'return_exists',
      expression: `create unique index "return_exists" on "shipment" ("original_shipment_id") where "original_shipment_id" is not null and "status" <> 'cancelled'`,
    },
  ],
  properties: {
    ...recordColumns,
    orderId: p.uuid(),
    sellerId: p.uuid(),
    shopId: p.uuid(),
    type: p.enum(() => shipmentKind.values).$type<(typeof shipmentKind.values)[number]>(),
    /** For a return: the original shipment. */
    originalShipmentId: p.uuid().nullable(),
    /** The public id: unifiedRefId, shipment_id. */
    reference: p.string().length(40).unique(),
    status: p.enum(() => shipmentStatuses).$type<ShipmentStatus>(),
    /** When the current status was reached, as reported. */
    statusAt: instant(),
    /** Number of applied timeline rows; also the event sequence. */
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
    /** The account of a connected carrier that books it; null for the other kinds of carrier. */
    carrierAccountId: p.uuid().nullable(),
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
    /** The seller's billing mode when the order was placed; later account changes do not affect it. */
    billingRole: p.string().length(10).$type<'prepaid' | 'postpaid'>(),
    billingStatus: p.enum(() => billingStatus.values).$type<BillingStatus>(),
    /** How the shopper pays; kept in sync with the order by the database. Nothing is collected for a return. */
    paymentStatus: p.string().length(10).$type<PaymentStatus>(),
    /** The operator bears the cost of this shipment. */
    feeWaived: p.boolean().default(false),
    /** Placed by a shop in test mode: no carrier, driver, shopper or wallet is involved. */
    test: p.boolean().default(false),
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
    /** Status of the latest weight-adjustment invoice; null when there was none. Maintained by `adjustments`. */
    adjustmentStatus: p
      .enum(() => adjustmentStatus.values)
      .$type<AdjustmentStatus>()
      .nullable(),
    adjustmentMinor: minorUnits().nullable(),
    /** Generated by the database: a deleted or void invoice does not count. */
    hasAdjustment: p.boolean().generated(`(adjustment_status is not null and adjustment_status not in ('deleted', 'void')) stored`),
    /** Who holds the cash collected at the door; null before it is confirmed. Maintained by `cod`. */
    codStage: p
      .enum(() => codStage.values)
      .$type<CodStage>()
      .nullable(),
    requestId: p.string().length(128).nullable(),
  },
});

/** A stored shipment. Only this module changes it. */
export type Shipment = Readonly<Selectable<TableOf<typeof ShipmentSchema>>>;

/** The timeline: one immutable row per report. A late report is kept with applied = false. */
export const TimelineEntrySchema = defineEntity({
  name: 'TimelineEntry',
  tableName: 'timeline_entry',
  indexes: [
    { name: 'timeline_entry_shipment', properties: ['shipmentId', 'seq'] },
    {
      // Setbacks only, which are rare; placing an order does not write to this index.
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
    note: p.string().length(maxOf(TransitionShipmentInput, 'note')).nullable(),
    occurredAt: instant(),
    recordedAt: instant(),
    requestId: p.string().length(128).nullable(),
    inferred: p.boolean(),
    forced: p.boolean(),
    lat: p.double().$type<number>().nullable(),
    lng: p.double().$type<number>().nullable(),
    source: p.string().length(maxOf(TransitionShipmentInput, 'source')).nullable(),
    sourceEventId: p.string().length(maxOf(TransitionShipmentInput, 'sourceEventId')).nullable(),
    /** These five are set for scans of a connected carrier only. */
    milestone: p
      .enum(() => shipmentMilestone.values)
      .$type<ShipmentMilestone>()
      .nullable(),
    carrierCode: p.string().length(100).nullable(),
    place: p.string().length(200).nullable(),
    signedBy: p.string().length(200).nullable(),
    pictureUrl: p.string().length(1000).nullable(),
  },
});
