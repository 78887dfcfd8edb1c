import { Migration } from '../platform/db/migration.js';

/** What consignees choose before their parcel is out for delivery. */
export class ConsigneeChoices extends Migration {
  override up(): void {
    this.addSql(
      'create table "consignee_choice" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "shipment_id" uuid not null, "kind" text not null, "name" varchar(100) null, "flat" varchar(50) null, "day" date null, "place" varchar(300) null, "lat" double precision null, "lng" double precision null, "note" varchar(300) null, "withdrawn_at" timestamptz(3) null, primary key ("id"))',
    );
    this.addSql('create unique index "consignee_choice_standing" on "consignee_choice" ("shipment_id") where "withdrawn_at" is null');
    this.addSql(
      `alter table "consignee_choice" add constraint "consignee_choice_kind_check" check ("kind" in ('neighbour', 'day', 'place', 'note'))`,
    );
  }
}
