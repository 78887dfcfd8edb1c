import { Migration } from '../platform/db/migration.js';

/** Orders that are not placed yet. */
export class OrderDrafts extends Migration {
  override up(): void {
    this.addSql(
      'create table "order_draft" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "seller_id" uuid not null, "shop_id" uuid null, "client_key" varchar(100) null, "content" jsonb not null, "version" int not null, "order_number" bigint null, "order_id" uuid null, "placed_at" timestamptz(3) null, primary key ("id"))',
    );
    this.addSql('create index "order_draft_open" on "order_draft" ("seller_id", "created_at", "id") where "placed_at" is null');
    this.addSql('create unique index "order_draft_client_key" on "order_draft" ("seller_id", "client_key") where "client_key" is not null');
    this.addSql('create table "manual_order_number" ("seller_id" uuid not null, "last" int not null, primary key ("seller_id"))');
  }
}
