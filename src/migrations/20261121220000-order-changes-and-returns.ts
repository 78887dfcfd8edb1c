import { Migration } from '../platform/db/migration.js';
import { orderChangeSql } from '../modules/order-changes/index.js';

/** The audit of orders, and the link that makes a shipment a return. */
export class OrderChangesAndReturns extends Migration {
  override up(): void {
    this.addSql('alter table "order" add column "collection_version" int not null default 1');
    this.addSql(
      'create table "order_change" ("id" uuid not null, "order_id" uuid not null, "version" int not null, "field" varchar(60) not null, "before" jsonb null, "after" jsonb null, "actor_type" varchar(20) not null, "actor_id" varchar(40) null, "request_id" varchar(128) null, "created_at" timestamptz(3) not null, primary key ("id"))',
    );
    this.addSql('create index "order_change_order" on "order_change" ("order_id", "created_at", "id")');
    this.addSql(orderChangeSql);
    this.addSql(
      'alter table "shipment" add column "original_shipment_id" uuid null, add column "fee_waived" boolean not null default false',
    );
    this.addSql('create index "shipment_original" on "shipment" ("original_shipment_id")');
    this.addSql(`create unique index "return_exists" on "shipment" ("original_shipment_id") where "status" <> 'cancelled'`);
    this.addSql(
      'create table "return_shipment" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "shipment_id" uuid not null, "original_shipment_id" uuid not null, "origin" jsonb not null, "destination" jsonb not null, "return_reason" varchar(500) null, primary key ("id"))',
    );
    this.addSql('alter table "return_shipment" add constraint "return_shipment_shipment_id_unique" unique ("shipment_id")');
    this.addSql('create index "return_shipment_original_shipment_id_index" on "return_shipment" ("original_shipment_id")');
    this.addSql(
      'create table "shipment_note" ("id" uuid not null, "shipment_id" uuid not null, "type" text not null, "visibility" text not null, "text" varchar(5000) not null, "author_type" varchar(20) not null, "author_id" varchar(40) null, "created_at" timestamptz(3) not null, primary key ("id"))',
    );
    this.addSql('create index "shipment_note_shipment" on "shipment_note" ("shipment_id", "created_at", "id")');
    this.addSql(
      `alter table "shipment_note" add constraint "shipment_note_type_check" check ("type" in ('general', 'pickup', 'delivery', 'return', 'finance', 'system'))`,
    );
    this.addSql(
      `alter table "shipment_note" add constraint "shipment_note_visibility_check" check ("visibility" in ('internal', 'seller'))`,
    );
  }
}
