import { Migration } from '../platform/db/migration.js';
import { sellerListingFill, sellerListingSql } from '../modules/sellers/index.js';
import { SELLER_WORDS } from '../modules/sellers/index.js';
import { shipmentListFill, shipmentListSql } from '../modules/shipments/index.js';

/** Makes lists of a million shipments fast: filters, orders, counts and words each have their own index. */
export class Lists extends Migration {
  override up(): void {
    this.addSql('alter table "shipment" add "payment_status" varchar(10) null');
    this.addSql(
      `update shipment s set payment_status = case when s.type = 'return' then 'prepaid' else coalesce((select payment_status from "order" o where o.id = s.order_id), 'prepaid') end`,
    );
    this.addSql('alter table "shipment" alter column "payment_status" set not null');
    this.addSql(
      `alter table "shipment" add "has_adjustment" boolean generated always as (adjustment_status is not null and adjustment_status not in ('deleted', 'void')) stored not null`,
    );
    this.addSql(`alter table "seller" add "words" text generated always as (${SELLER_WORDS}) stored not null`);
    this.indexes();
    this.tables();
    for (const statement of [...shipmentListSql, ...sellerListingSql, ...shipmentListFill, sellerListingFill]) this.addSql(statement);
  }

  private indexes(): void {
    this.addSql('drop index "shipment_shop_id_index"');
    this.addSql('create index "shipment_updated" on "shipment" ("updated_at", "id")');
    this.addSql('create index "shipment_seller_status" on "shipment" ("seller_id", "status", "created_at", "id")');
    this.addSql('create index "shipment_shop_created" on "shipment" ("shop_id", "created_at", "id")');
    this.addSql('create index "shipment_service_created" on "shipment" ("service_code", "created_at", "id")');
    this.addSql('create index "shipment_payment_created" on "shipment" ("payment_status", "created_at", "id")');
    this.addSql('create index "shipment_billing_created" on "shipment" ("billing_status", "created_at", "id")');
    this.addSql(`create index "shipment_returns" on "shipment" ("created_at", "id") where "type" = 'return'`);
    this.addSql('create index "shipment_adjusted" on "shipment" ("created_at", "id") where "has_adjustment"');
    this.addSql('create index "shipment_cod_stage" on "shipment" ("cod_stage", "created_at", "id") where "cod_stage" is not null');
    this.addSql('create index "shipment_picked_up" on "shipment" ("picked_up_at", "created_at", "id") where "picked_up_at" is not null');
    this.addSql('create index "shipment_delivered" on "shipment" ("delivered_at", "created_at", "id") where "delivered_at" is not null');
  }

  private tables(): void {
    this.addSql(
      'create table "shipment_tally" ("id" bigserial primary key, "type" varchar(10) not null, "status" varchar(20) not null, "service_code" varchar(40) not null, "payment_status" varchar(10) not null, "billing_status" varchar(10) not null, "cod_stage" varchar(20) null, "has_adjustment" boolean not null, "amount" int not null)',
    );
    this.addSql(
      'create table "shipment_search" ("id" uuid not null, "seller_id" uuid not null, "shop_id" uuid not null, "created_at" timestamptz(3) not null, "terms" text not null, primary key ("id"))',
    );
    this.addSql('create index "shipment_search_created" on "shipment_search" ("created_at", "id")');
    this.addSql(
      `create table "seller_listing" ("id" uuid not null, "created_at" timestamptz(3) not null, "name_key" text not null, "company_key" text not null, "role" varchar(10) not null, "status" varchar(10) not null, "is_local" boolean not null, "is_international" boolean not null, "total_shipments" bigint not null default '0', "shop_count" int not null default 0, "active_shop_count" int not null default 0, "last_shipment_at" timestamptz(3) null, primary key ("id"))`,
    );
    this.addSql(
      'create index "seller_listing_created" on "seller_listing" ("created_at", "id") include ("role", "status", "is_local", "is_international", "shop_count")',
    );
    this.addSql('create index "seller_listing_name" on "seller_listing" ("name_key", "id")');
    this.addSql('create index "seller_listing_company" on "seller_listing" ("company_key", "id")');
    this.addSql('create index "seller_listing_shipments" on "seller_listing" ("total_shipments", "id")');
    this.addSql('create index "seller_listing_shops" on "seller_listing" ("shop_count", "id")');
    this.addSql('create index "seller_listing_active_shops" on "seller_listing" ("active_shop_count", "id")');
  }
}
