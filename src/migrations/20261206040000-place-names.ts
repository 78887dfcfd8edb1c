import { placeAliasTriggerSql } from '../modules/rating/index.js';
import { Migration } from '../platform/db/migration.js';

/** Other names of the cities of zones, and the places of orders that no zone has. */
export class PlaceNames extends Migration {
  override up(): void {
    this.addSql(
      `create table "place_alias" ("id" uuid not null, "country_code" char(2) not null, "state" varchar(100) null, "city" varchar(100) not null, "alias" varchar(100) not null, "state_key" varchar(100) not null, "alias_key" varchar(200) not null, "created_at" timestamptz(3) not null, primary key ("id"))`,
    );
    this.addSql('alter table "place_alias" add constraint "place_alias_name" unique ("country_code", "state_key", "alias_key")');
    this.addSql(placeAliasTriggerSql);
    this.addSql(
      `create table "unknown_place" ("id" uuid not null, "country_code" char(2) not null, "state" varchar(100) null, "city" varchar(100) not null, "state_key" varchar(100) not null, "city_key" varchar(200) not null, "orders" int not null, "first_seen_at" timestamptz(3) not null, "last_seen_at" timestamptz(3) not null, primary key ("id"))`,
    );
    this.addSql('alter table "unknown_place" add constraint "unknown_place_name" unique ("country_code", "state_key", "city_key")');
    this.addSql('create index "unknown_place_order" on "unknown_place" ("orders", "id")');
  }
}
