import { Migration } from '@medusajs/framework/mikro-orm/migrations';

export class Migration20261127080000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "shipgraph_connection" (
      "id" text not null, "domain" text not null, "token" text not null,
      "webhook_id" text null, "webhook_url" text null, "webhook_secrets" jsonb null, "last_event_at" timestamptz null,
      "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null,
      constraint "shipgraph_connection_pkey" primary key ("id"))`);
    this.addSql(`create table if not exists "shipgraph_shipment" (
      "id" text not null, "fulfillment_id" text not null, "order_id" text not null, "is_return" boolean not null default false,
      "order_number" text null, "shipgraph_order_id" text null, "service" text null, "line_ids" jsonb null,
      "status" text not null default 'new', "sequence" integer not null default 0, "changes" integer not null default 0,
      "awb" text null, "tracking_url" text null, "collection_amount" numeric null, "problem" text null,
      "cancelling" boolean not null default false, "lease" text null, "lease_until" timestamptz null,
      "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null,
      constraint "shipgraph_shipment_pkey" primary key ("id"))`);
    this.addSql(`create index if not exists "IDX_shipgraph_shipment_fulfillment_id" on "shipgraph_shipment" ("fulfillment_id")`);
    this.addSql(`create index if not exists "IDX_shipgraph_shipment_order_id" on "shipgraph_shipment" ("order_id")`);
    this.addSql(
      `create index if not exists "IDX_shipgraph_shipment_line_ids" on "shipgraph_shipment" using gin ("line_ids" jsonb_path_ops)`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "shipgraph_shipment"`);
    this.addSql(`drop table if exists "shipgraph_connection"`);
  }
}
