import { Migration } from '../platform/db/migration.js';

const MEANINGS = `'information', 'picked_up', 'in_transit', 'at_facility', 'customs', 'out_for_delivery', 'available_for_pickup', 'attempt_failed', 'customs_question', 'address_question', 'delivered', 'lost', 'damaged', 'refused', 'return_started', 'returned', 'cancelled'`;

/** The inbox of carriers' scans, what their codes mean, when to ask again, and what a scan adds to the timeline. */
export class CarrierTracking extends Migration {
  override up(): void {
    this.addSql(
      'create table "carrier_code" ("scope" varchar(40) not null, "code" varchar(100) not null, "status" text not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, primary key ("scope", "code"))',
    );
    this.addSql(
      'create table "carrier_poll" ("shipment_id" uuid not null, "account_id" uuid not null, "due_at" timestamptz(3) not null, primary key ("shipment_id"))',
    );
    this.addSql('create index "carrier_poll_due" on "carrier_poll" ("account_id", "due_at")');
    this.addSql(
      'create table "carrier_scan" ("id" uuid not null, "account_id" uuid not null, "event_key" varchar(200) not null, "awb" varchar(60) not null, "code" varchar(100) not null, "status" text null, "message" varchar(1000) null, "occurred_at" timestamptz(3) not null, "received_at" timestamptz(3) not null, "due_at" timestamptz(3) not null, "failures" int not null default 0, "place" varchar(200) null, "lat" double precision null, "lng" double precision null, "signed_by" varchar(200) null, "picture_url" varchar(1000) null, "source" text not null, "shipment_id" uuid null, "processed_at" timestamptz(3) null, "outcome" text null, primary key ("id"))',
    );
    this.addSql('create index "carrier_scan_due" on "carrier_scan" ("due_at") where "processed_at" is null');
    this.addSql('create index "carrier_scan_pending" on "carrier_scan" ("account_id", "awb") where "processed_at" is null');
    this.addSql(`create index "carrier_scan_unknown_code" on "carrier_scan" ("account_id", "code") where "outcome" = 'unknown_code'`);
    this.addSql(`create index "carrier_scan_unknown_parcel" on "carrier_scan" ("received_at") where "outcome" = 'unknown_parcel'`);
    this.addSql(`create index "carrier_scan_cancelled" on "carrier_scan" ("shipment_id") where "outcome" = 'carrier_cancelled'`);
    this.addSql('create index "carrier_scan_shipment" on "carrier_scan" ("shipment_id", "received_at") where "shipment_id" is not null');
    this.addSql('create index "carrier_scan_processed" on "carrier_scan" ("processed_at")');
    this.addSql('alter table "carrier_scan" add constraint "carrier_scan_event" unique ("account_id", "event_key")');
    this.addSql(
      `create index "shipment_connected" on "shipment" ("carrier_account_id") where "carrier_account_id" is not null and "status" not in ('delivered', 'cancelled')`,
    );
    this.addSql(
      'alter table "timeline_entry" add "milestone" text null, add "carrier_code" varchar(100) null, add "place" varchar(200) null, add "signed_by" varchar(200) null, add "picture_url" varchar(1000) null',
    );
    this.addSql(
      `alter table "timeline_entry" add constraint "timeline_entry_milestone_check" check ("milestone" in ('in_transit', 'at_facility', 'customs', 'out_for_delivery', 'available_for_pickup'))`,
    );
    this.addSql(`alter table "carrier_code" add constraint "carrier_code_status_check" check ("status" in (${MEANINGS}))`);
    this.addSql(`alter table "carrier_scan" add constraint "carrier_scan_status_check" check ("status" in (${MEANINGS}))`);
    this.addSql(`alter table "carrier_scan" add constraint "carrier_scan_source_check" check ("source" in ('webhook', 'poll'))`);
    this.addSql(
      `alter table "carrier_scan" add constraint "carrier_scan_outcome_check" check ("outcome" in ('moved', 'listed', 'late', 'repeated', 'no_path', 'unknown_code', 'unknown_parcel', 'bad_time', 'carrier_cancelled'))`,
    );
  }
}
