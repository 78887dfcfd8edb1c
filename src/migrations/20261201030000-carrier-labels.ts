import { Migration } from '../platform/db/migration.js';

/** Labels of connected carriers as they made them. */
export class CarrierLabels extends Migration {
  override up(): void {
    this.addSql(
      `create table "carrier_label" ("id" uuid not null, "shipment_id" uuid not null, "carrier_ref" varchar(200) not null, "piece" int not null, "format" text check ("format" in ('PDF', 'PNG', 'ZPL')) not null, "bytes" bytea not null, "created_at" timestamptz(3) not null, "withdrawn_at" timestamptz(3) null, primary key ("id"))`,
    );
    this.addSql(`create index "carrier_label_shipment_id_index" on "carrier_label" ("shipment_id")`);
    // Labels are compressed already; trying again would only cost time.
    this.addSql(`alter table "carrier_label" alter column "bytes" set storage external`);
  }
}
