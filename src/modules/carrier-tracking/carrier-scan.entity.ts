import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../platform/db/base.js';
import { scanStatus, type ScanStatus } from '../carriers/index.js';
import { scanOutcome, scanSource, type ScanOutcome, type ScanSource } from './carrier-tracking.enums.js';

/** The inbox: every scan of a carrier, once. */
export const CarrierScanSchema = defineEntity({
  name: 'CarrierScan',
  tableName: 'carrier_scan',
  uniques: [{ name: 'carrier_scan_event', properties: ['accountId', 'eventKey'] }],
  indexes: [
    {
      name: 'carrier_scan_due',
      expression: 'create index "carrier_scan_due" on "carrier_scan" ("due_at") where "processed_at" is null',
    },
    {
      name: 'carrier_scan_pending',
      expression: 'create index "carrier_scan_pending" on "carrier_scan" ("account_id", "awb") where "processed_at" is null',
    },
    {
      name: 'carrier_scan_unknown_code',
      expression: `create index "carrier_scan_unknown_code" on "carrier_scan" ("account_id", "code") where "outcome" = 'unknown_code'`,
    },
    {
      name: 'carrier_scan_unknown_parcel',
      expression: `create index "carrier_scan_unknown_parcel" on "carrier_scan" ("received_at") where "outcome" = 'unknown_parcel'`,
    },
    {
      name: 'carrier_scan_cancelled',
      expression: `create index "carrier_scan_cancelled" on "carrier_scan" ("shipment_id") where "outcome" = 'carrier_cancelled'`,
    },
    {
      name: 'carrier_scan_shipment',
      expression: 'create index "carrier_scan_shipment" on "carrier_scan" ("shipment_id", "received_at") where "shipment_id" is not null',
    },
    { name: 'carrier_scan_processed', properties: ['processedAt'] },
  ],
  properties: {
    id: p.uuid().primary(),
    accountId: p.uuid(),
    /** The carrier's id of the event, or a digest of the scan where it has none. */
    eventKey: p.string().length(200),
    awb: p.string().length(60),
    code: p.string().length(100),
    /** What the code meant when the scan was processed. */
    status: p
      .enum(() => scanStatus.values)
      .$type<ScanStatus>()
      .nullable(),
    message: p.string().length(1000).nullable(),
    occurredAt: instant(),
    receivedAt: instant(),
    /** When to process it: later than now for a scan from the future, and after a failure. */
    dueAt: instant(),
    failures: p.integer().default(0),
    place: p.string().length(200).nullable(),
    lat: p.double().$type<number>().nullable(),
    lng: p.double().$type<number>().nullable(),
    signedBy: p.string().length(200).nullable(),
    pictureUrl: p.string().length(1000).nullable(),
    source: p.enum(() => scanSource.values).$type<ScanSource>(),
    shipmentId: p.uuid().nullable(),
    processedAt: instant().nullable(),
    outcome: p
      .enum(() => scanOutcome.values)
      .$type<ScanOutcome>()
      .nullable(),
  },
});

/** What a code means by decision of an operator. It wins over the list of the adapter. */
export const CarrierCodeSchema = defineEntity({
  name: 'CarrierCode',
  tableName: 'carrier_code',
  properties: {
    /** Id of an account, or the code of a carrier for all of its accounts. */
    scope: p.string().length(40).primary(),
    code: p.string().length(100).primary(),
    status: p.enum(() => scanStatus.values).$type<ScanStatus>(),
    createdAt: instant(),
    updatedAt: instant(),
  },
});

/** When to ask the carrier about a shipment again. */
export const CarrierPollSchema = defineEntity({
  name: 'CarrierPoll',
  tableName: 'carrier_poll',
  indexes: [{ name: 'carrier_poll_due', properties: ['accountId', 'dueAt'] }],
  properties: {
    shipmentId: p.uuid().primary(),
    accountId: p.uuid(),
    dueAt: instant(),
  },
});
