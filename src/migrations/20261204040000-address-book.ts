import { Migration } from '../platform/db/migration.js';

/** Addresses and parcels that a seller keeps for its next shipments. */
export class AddressBook extends Migration {
  override up(): void {
    this.addSql(
      `create table "saved_address" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "seller_id" uuid not null, "kind" text not null, "name" varchar(100) not null, "name_key" text not null, "first_name" varchar(100) null, "last_name" varchar(100) null, "email" varchar(255) null, "phone" varchar(30) null, "address" jsonb not null, primary key ("id"))`,
    );
    this.addSql(`alter table "saved_address" add constraint "saved_address_name" unique ("seller_id", "kind", "name_key")`);
    this.addSql(`alter table "saved_address" add constraint "saved_address_kind_check" check ("kind" in ('origin', 'recipient'))`);
    this.addSql(
      `create table "saved_parcel" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "seller_id" uuid not null, "name" varchar(100) not null, "name_key" text not null, "grams" int not null, "length_mm" int not null, "width_mm" int not null, "height_mm" int not null, "contents" varchar(500) null, "price_minor" bigint null, "currency" char(3) null, primary key ("id"))`,
    );
    this.addSql(`alter table "saved_parcel" add constraint "saved_parcel_name" unique ("seller_id", "name_key")`);
  }
}
