import { Migration } from '../platform/db/migration.js';

/** Webhook endpoints, messages and attempts, and the order in which events became visible. */
export class Webhooks extends Migration {
  override up(): void {
    for (const statement of [...outbox, ...tables]) this.addSql(statement);
  }
}

const outbox = [
  'create sequence "event_position"',
  'alter table "event" add column "owner_id" uuid null, add column "position" bigint null',
  // Events relayed by the previous release get lower positions than any that this release assigns.
  `update event set position = placed.position from (
     select seq, nextval('event_position') as position from (select seq from event where relayed_at is not null order by seq) as relayed
   ) as placed where event.seq = placed.seq`,
  'alter table "event" add constraint "event_position_unique" unique ("position")',
  'create index "event_owner_position" on "event" ("owner_id", "position")',
];

const tables = [
  `create table "webhook_endpoint" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "seller_id" uuid null, "shop_id" uuid null, "url" varchar(2048) not null, "description" varchar(500) null, "events" jsonb not null, "include_hub_statuses" boolean not null, "is_active" boolean not null, "disabled_reason" varchar(200) null, "secret" bytea not null, "secret_hint" varchar(4) not null, "previous_secrets" jsonb not null, "failing_since" timestamptz(3) null, "deleted_at" timestamptz(3) null, primary key ("id"))`,
  'create index "webhook_endpoint_seller_id_index" on "webhook_endpoint" ("seller_id")',
  `create table "webhook_message" ("id" uuid not null, "endpoint_id" uuid not null, "event_id" uuid not null, "event_type" varchar(60) not null, "reference" varchar(40) null, "body" text not null, "request_id" varchar(128) null, "created_at" timestamptz(3) not null, primary key ("id"))`,
  'alter table "webhook_message" add constraint "webhook_message_endpoint_event" unique ("endpoint_id", "event_id")',
  'create index "webhook_message_created" on "webhook_message" using brin ("created_at")',
  `create table "webhook_delivery" ("id" uuid not null, "message_id" uuid not null, "endpoint_id" uuid not null, "kind" text not null, "attempt" int not null, "status" text not null, "due_at" timestamptz(3) not null, "next_retry_at" timestamptz(3) null, "http_status" int null, "failure" varchar(40) null, "error_message" varchar(500) null, "duration_ms" int null, "remote_address" varchar(60) null, "attempted_at" timestamptz(3) null, "delivered_at" timestamptz(3) null, "request_headers" jsonb null, "response_headers" jsonb null, "response_body" text null, "created_at" timestamptz(3) not null, primary key ("id"))`,
  'create index "webhook_delivery_endpoint_created" on "webhook_delivery" ("endpoint_id", "created_at", "id")',
  'create index "webhook_delivery_created" on "webhook_delivery" using brin ("created_at")',
  `create unique index "webhook_delivery_attempt" on "webhook_delivery" ("message_id", "attempt") where "kind" = 'automatic'`,
  `create index "webhook_delivery_pending" on "webhook_delivery" ("endpoint_id") where "status" = 'pending'`,
  `alter table "webhook_delivery" add constraint "webhook_delivery_kind_check" check ("kind" in ('automatic', 'manual', 'test'))`,
  `alter table "webhook_delivery" add constraint "webhook_delivery_status_check" check ("status" in ('pending', 'delivered', 'failed'))`,
];
