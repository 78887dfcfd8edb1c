import { defineEntity, p } from '@mikro-orm/core';
import type { Remark } from '../../kernel/field-warnings.js';
import { currencyCode, instant, minorUnits, recordColumns } from '../../platform/db/base.js';
import type { EdgeName } from '../shipments/index.js';
import type { StoredBooking } from './booking-details.js';
import { carrierPickupStatus, storedBookingStatuses } from './bookings.enums.js';
import type { LabelWork } from './label-work.rules.js';

/** Who asked for a step that the carrier must agree to first. */
export interface Requester {
  readonly type: string;
  readonly id: string | null;
}

/** The booking of one shipment at a connected carrier, written before the carrier is called. */
export const CarrierBookingSchema = defineEntity({
  name: 'CarrierBooking',
  tableName: 'carrier_booking',
  indexes: [
    // One booking per shipment, however many copies of the request arrive at once.
    {
      name: 'carrier_booking_open',
      expression: `create unique index "carrier_booking_open" on "carrier_booking" ("shipment_id") where "status" <> 'cancelled'`,
    },
    { name: 'carrier_booking_shipment', properties: ['shipmentId', 'createdAt'] },
    {
      name: 'carrier_booking_due',
      expression: `create index "carrier_booking_due" on "carrier_booking" ("due_at") where "due_at" is not null`,
    },
    {
      name: 'carrier_booking_later',
      expression: `create index "carrier_booking_later" on "carrier_booking" (least("look_at", "label_at")) where "look_at" is not null or "label_at" is not null`,
    },
    {
      name: 'carrier_booking_problem',
      expression: `create index "carrier_booking_problem" on "carrier_booking" ("problem_at") where "problem_at" is not null`,
    },
    {
      name: 'carrier_booking_pickup',
      expression: `create index "carrier_booking_pickup" on "carrier_booking" ("pickup_id") where "pickup_id" is not null`,
    },
    { name: 'carrier_booking_account', properties: ['accountId', 'bookedAt'] },
    { name: 'carrier_booking_awb', expression: `create index "carrier_booking_awb" on "carrier_booking" ("awb") where "awb" is not null` },
  ],
  properties: {
    ...recordColumns,
    shipmentId: p.uuid(),
    accountId: p.uuid(),
    carrierCode: p.string().length(20),
    status: p.enum([...storedBookingStatuses]),
    /** What the carrier knows it by; unique for ever, so that a lost answer can be looked up. */
    reference: p.string().length(40).unique(),
    /** The step that the booking completes. */
    edge: p.string().length(30).$type<EdgeName>(),
    /** Everything that the carrier is sent, so that a repeated call sends the same. */
    payload: p.json<StoredBooking>(),
    payloadHash: p.string().columnType('char(43)'),
    attempts: p.integer(),
    /** When to go on; while a call is under way, when to assume that its process has died. */
    dueAt: instant().nullable(),
    /** A call may have reached the carrier without our knowing: look for the booking before asking again. */
    unsure: p.boolean(),
    /** Some answer was lost on the way, and a second booking may turn up. */
    everUnsure: p.boolean().default(false),
    /** When the latest answer was lost. */
    doubtAt: instant().nullable(),
    /** When to look for a second booking next, whatever else is due. */
    lookAt: instant().nullable(),
    firstSentAt: instant().nullable(),
    errorCode: p.string().length(100).nullable(),
    errorMessage: p.string().length(1000).nullable(),
    /** The code and the message with the variant and the values of our words; null in rows of earlier releases. */
    error: p.json<Remark>().nullable(),
    errorAt: instant().nullable(),
    /** Since when it needs a decision of a person; null if it needs none. */
    problemAt: instant().nullable(),
    carrierRef: p.text().nullable(),
    awb: p.string().length(40).nullable(),
    trackingNumber: p.string().length(40).nullable(),
    trackingUrl: p.string().length(500).nullable(),
    pieces: p.json<readonly string[]>().nullable(),
    /** What the carrier charges, in its currency. */
    costMinor: minorUnits().nullable(),
    costCurrency: currencyCode().nullable(),
    /** The label must still be fetched. */
    labelMissing: p.boolean().default(false),
    /** When to ask for a label next; the earliest time in `labelWork`. */
    labelAt: instant().nullable(),
    /** Labels that the carrier was asked for and has not given, by format. */
    labelWork: p.json<LabelWork>().nullable(),
    requestedBy: p.json<Requester>(),
    /** Who asked to cancel the order; the order follows as soon as the carrier agrees. */
    cancelledBy: p.json<Requester>().nullable(),
    bookedAt: instant().nullable(),
    cancelledAt: instant().nullable(),
    /** Also while the manifest is being made. */
    manifestId: p.uuid().nullable(),
    /** The visit of the carrier that collects it. */
    pickupId: p.uuid().nullable(),
  },
});

/** One visit of a carrier to one origin on one day. */
export const CarrierPickupSchema = defineEntity({
  name: 'CarrierPickup',
  tableName: 'carrier_pickup',
  uniques: [{ name: 'carrier_pickup_once', properties: ['accountId', 'originKey', 'date'] }],
  properties: {
    ...recordColumns,
    accountId: p.uuid(),
    /** Hash of the origin's address. */
    originKey: p.string().length(22),
    date: p.string().columnType('char(10)'),
    status: p.enum(carrierPickupStatus.values),
    pickupRef: p.string().length(200).nullable(),
    confirmation: p.string().length(200).nullable(),
    errorMessage: p.string().length(1000).nullable(),
    /** The same with its code; null in rows of earlier releases. */
    error: p.json<Remark>().nullable(),
    /** The booking whose origin and times the pickup has. */
    bookingId: p.uuid(),
    attempts: p.integer(),
    dueAt: instant().nullable(),
  },
});

/** The document that closes a day of one account. */
export const CarrierManifestSchema = defineEntity({
  name: 'CarrierManifest',
  tableName: 'carrier_manifest',
  indexes: [
    { name: 'carrier_manifest_account', properties: ['accountId', 'createdAt'] },
    {
      name: 'carrier_manifest_unfinished',
      expression: `create unique index "carrier_manifest_unfinished" on "carrier_manifest" ("account_id") where "manifest_ref" is null`,
    },
  ],
  properties: {
    id: p.uuid().primary(),
    accountId: p.uuid(),
    date: p.string().columnType('char(10)'),
    /** Null until the carrier has made it. */
    manifestRef: p.string().length(200).nullable(),
    /** While the carrier is being asked: when to assume that the process has died. */
    dueAt: instant().nullable(),
    parcels: p.integer(),
    format: p.string().length(3).nullable(),
    document: p.blob().nullable(),
    createdAt: instant(),
  },
});
