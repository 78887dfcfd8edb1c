import { Migration } from '../platform/db/migration.js';

/** Files with orders, and what became of each order. */
export class OrderImports extends Migration {
  override up(): void {
    this.addSql(
      'create table "order_import" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "seller_id" uuid not null, "shop_id" uuid not null, "shop_domain" varchar(255) not null, "file_name" varchar(255) not null, "file_hash" varchar(64) not null, "format" text not null, "columns" jsonb not null, "state" text not null, "book" boolean not null, "requested_by" jsonb not null, "due_at" timestamptz(3) null, "finished_at" timestamptz(3) null, primary key ("id"))',
    );
    this.addSql('create index "order_import_seller_created" on "order_import" ("seller_id", "created_at", "id")');
    this.addSql(`create index "order_import_placing" on "order_import" ("due_at") where "state" = 'placing'`);
    this.addSql(
      `alter table "order_import" add constraint "order_import_format_check" check ("format" in ('own', 'shopify', 'woocommerce'))`,
    );
    this.addSql(
      `alter table "order_import" add constraint "order_import_state_check" check ("state" in ('preview', 'placing', 'done', 'cancelled'))`,
    );
    this.addSql(
      'create table "order_import_row" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "import_id" uuid not null, "place" int not null, "line" int not null, "order_reference" varchar(100) not null, "content" jsonb not null, "problems" jsonb not null, "state" text not null, "service_code" varchar(40) null, "price_minor" bigint null, "currency" char(3) null, "order_id" uuid null, "shipment_id" uuid null, "draft_id" uuid null, "booked_at" timestamptz(3) null, "booking_problem" varchar(500) null, primary key ("id"))',
    );
    this.addSql('create index "order_import_row_place" on "order_import_row" ("import_id", "place")');
    this.addSql(
      `alter table "order_import_row" add constraint "order_import_row_state_check" check ("state" in ('ready', 'problem', 'duplicate', 'placed', 'failed', 'draft'))`,
    );
  }
}
