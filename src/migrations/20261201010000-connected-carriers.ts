import { Migration } from '../platform/db/migration.js';
import { carrierAccountTriggersSql } from '../modules/carrier-accounts/index.js';

const notifyFunction = `
create function notify_carrier_accounts() returns trigger language plpgsql as $$
begin
  perform pg_notify('shipgraph_carrier_accounts', '');
  return null;
end $$;
`;

const statements: readonly string[] = [
  'create table "carrier_account" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "carrier_code" varchar(20) not null, "seller_id" uuid null, "mode" text not null, "label" varchar(100) not null, "base_url" varchar(255) null, "credentials" bytea not null, "paused_at" timestamptz(3) null, "paused_by" text null, "pause_reason" varchar(500) null, "removed_at" timestamptz(3) null, primary key ("id"))',
  'create index "carrier_account_seller" on "carrier_account" ("seller_id")',
  'create table "carrier_account_health" ("account_id" uuid not null, "last_success_at" timestamptz(3) null, "last_failure_at" timestamptz(3) null, "last_failure_kind" text null, "last_failure" varchar(500) null, primary key ("account_id"))',
  'create table "carrier_booking" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "shipment_id" uuid not null, "account_id" uuid not null, "carrier_code" varchar(20) not null, "status" text not null, "reference" varchar(40) not null, "edge" varchar(30) not null, "payload" jsonb not null, "payload_hash" char(43) not null, "attempts" int not null, "due_at" timestamptz(3) null, "unsure" boolean not null, "ever_unsure" boolean not null default false, "first_sent_at" timestamptz(3) null, "error_code" varchar(100) null, "error_message" varchar(1000) null, "error_at" timestamptz(3) null, "carrier_ref" varchar(200) null, "awb" varchar(40) null, "tracking_number" varchar(40) null, "tracking_url" varchar(500) null, "pieces" jsonb null, "cost_minor" bigint null, "cost_currency" char(3) null, "label_missing" boolean not null default false, "requested_by" jsonb not null, "cancelled_by" jsonb null, "booked_at" timestamptz(3) null, "cancelled_at" timestamptz(3) null, "manifest_id" uuid null, primary key ("id"))',
  'alter table "carrier_booking" add constraint "carrier_booking_reference_unique" unique ("reference")',
  'create unique index "carrier_booking_open" on "carrier_booking" ("shipment_id") where "status" <> \'cancelled\'',
  'create index "carrier_booking_shipment" on "carrier_booking" ("shipment_id", "created_at")',
  'create index "carrier_booking_due" on "carrier_booking" ("due_at") where "due_at" is not null',
  'create index "carrier_booking_problem" on "carrier_booking" ("account_id") where "status" in (\'refused\', \'outcome_unknown\')',
  'create index "carrier_booking_account" on "carrier_booking" ("account_id", "booked_at")',
  'create index "carrier_booking_awb" on "carrier_booking" ("awb") where "awb" is not null',
  'create table "carrier_manifest" ("id" uuid not null, "account_id" uuid not null, "date" char(10) not null, "manifest_ref" varchar(200) not null, "parcels" int not null, "format" varchar(3) null, "document" bytea null, "created_at" timestamptz(3) not null, primary key ("id"))',
  'create index "carrier_manifest_account" on "carrier_manifest" ("account_id", "created_at")',
  'create table "carrier_pickup" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "account_id" uuid not null, "origin_key" varchar(22) not null, "date" char(10) not null, "status" text not null, "pickup_ref" varchar(200) null, "confirmation" varchar(200) null, "error_message" varchar(1000) null, "booking_id" uuid not null, "attempts" int not null, "due_at" timestamptz(3) null, primary key ("id"))',
  'alter table "carrier_pickup" add constraint "carrier_pickup_once" unique ("account_id", "origin_key", "date")',
  'create table "carrier_account_service" ("id" uuid not null, "account_id" uuid not null, "carrier_service" varchar(100) not null, "service_id" uuid not null, "markup_basis_points" int not null, "markup_fixed_minor" bigint not null, "markup_minimum_minor" bigint not null, "markup_currency" char(3) not null, "active" boolean not null, "countries" jsonb null, primary key ("id"))',
  'alter table "carrier_account_service" add constraint "carrier_account_service_theirs" unique ("account_id", "carrier_service")',
  'alter table "carrier_account_service" add constraint "carrier_account_service_ours" unique ("account_id", "service_id")',
  'alter table "carrier" drop constraint "carrier_kind_check"',
  `update "carrier" set "kind" = case "kind" when 'rate_card' then 'partner' else 'connected' end where "kind" <> 'own_fleet'`,
  'alter table "carrier" add constraint "carrier_kind_check" check ("kind" in (\'own_fleet\', \'partner\', \'connected\'))',
  'alter table "price_plan" add "handling_fee_minor" bigint not null default 0',
  'alter table "shipment" add "carrier_account_id" uuid null',
  'alter table "carrier_account" add constraint "carrier_account_mode_check" check ("mode" in (\'test\', \'live\'))',
  'alter table "carrier_account" add constraint "carrier_account_paused_by_check" check ("paused_by" in (\'person\', \'carrier\'))',
  "alter table \"carrier_account_health\" add constraint \"carrier_account_health_last_failure_kind_check\" check (\"last_failure_kind\" in ('refused', 'credentials', 'throttled', 'unavailable', 'outcome_unknown'))",
  "alter table \"carrier_booking\" add constraint \"carrier_booking_status_check\" check (\"status\" in ('requested', 'sending', 'booked', 'refused', 'outcome_unknown', 'cancelling', 'cancelled'))",
  "alter table \"carrier_pickup\" add constraint \"carrier_pickup_status_check\" check (\"status\" in ('requested', 'scheduled', 'refused', 'outcome_unknown', 'cancelled'))",
  'alter table "carrier_account_service" add constraint "carrier_account_service_account_id_foreign" foreign key ("account_id") references "carrier_account" ("id")',
  'alter table "carrier_account_service" add constraint "carrier_account_service_service_id_foreign" foreign key ("service_id") references "carrier_service" ("id")',
  'alter table "carrier_account_service" add constraint "carrier_account_service_markup" check (markup_basis_points >= 0 and markup_fixed_minor >= 0 and markup_minimum_minor >= 0)',
  `${notifyFunction}${carrierAccountTriggersSql}`,
];

/** Accounts at carriers with an API, the bookings of parcels there, pickups and manifests. The kinds of carriers get their final names. */
export class ConnectedCarriers extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}
