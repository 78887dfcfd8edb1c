import { Migration } from '../platform/db/migration.js';
import { shipmentDayTallyFill, shipmentDayTallySql } from '../modules/shipments/index.js';
import { postingTallyFill, postingTallySql } from '../modules/ledger/index.js';

/** Maintains counts for lists in the database. */
export class CountedLists extends Migration {
  override up(): void {
    this.addSql(
      'create table "posting_tally" ("id" bigserial primary key, "block" int not null, "direction" text not null, "source" text not null, "reversed" boolean not null, "amount" int not null, "first_at" timestamptz(3) not null, "last_at" timestamptz(3) not null, "fresh" boolean not null default true)',
    );
    this.addSql(`alter table "posting_tally" add constraint "posting_tally_direction_check" check ("direction" in ('debit', 'credit'))`);
    this.addSql(
      `alter table "posting_tally" add constraint "posting_tally_source_check" check ("source" in ('topup', 'shipment', 'cod_collection', 'cod_fee', 'adjustment', 'return', 'refund', 'payout', 'manual', 'reversal'))`,
    );
    this.addSql('create index "posting_tally_block" on "posting_tally" ("block")');
    this.addSql('create index "posting_tally_fresh" on "posting_tally" ("id") where "fresh"');
    this.shipments();
    for (const statement of [...postingTallySql, postingTallyFill, ...shipmentDayTallySql, shipmentDayTallyFill]) this.addSql(statement);
  }

  private shipments(): void {
    this.addSql(
      'create table "shipment_day_tally" ("id" bigserial primary key, "created_day" date not null, "picked_up_day" date null, "delivered_day" date null, "updated_day" date not null, "type" varchar(10) not null, "status" varchar(20) not null, "service_code" varchar(40) not null, "payment_status" varchar(10) not null, "billing_status" varchar(10) not null, "cod_stage" varchar(20) null, "has_adjustment" boolean not null, "amount" int not null, "fresh" boolean not null default true)',
    );
    this.addSql(
      'create unique index "shipment_day_tally_sums" on "shipment_day_tally" ("created_day", "picked_up_day", "delivered_day", "updated_day", "type", "status", "service_code", "payment_status", "billing_status", "cod_stage", "has_adjustment") nulls not distinct where not "fresh"',
    );
    this.addSql('create index "shipment_day_tally_fresh" on "shipment_day_tally" ("id") where "fresh"');
    this.addSql('create index "shipment_day_tally_nothing" on "shipment_day_tally" ("id") where "amount" = 0');
    for (const day of ['created', 'picked_up', 'delivered', 'updated'])
      this.addSql(`create index "shipment_day_tally_${day}" on "shipment_day_tally" ("${day}_day")`);
  }
}
