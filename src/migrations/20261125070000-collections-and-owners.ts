import { Migration } from '../platform/db/migration.js';

/** Why cash was not collected at delivery, and what an operator may read about a seller's webhook and has reported to its owner. */
export class CollectionsAndOwners extends Migration {
  override up(): void {
    this.addSql(
      'create table "cod_not_collected" ("id" uuid not null, "shipment_id" uuid not null, "reason" varchar(500) not null, "actor_type" varchar(20) not null, "actor_id" varchar(40) null, "request_id" varchar(128) null, "occurred_at" timestamptz(3) not null, "created_at" timestamptz(3) not null, primary key ("id"))',
    );
    this.addSql('create index "cod_not_collected_shipment" on "cod_not_collected" ("shipment_id", "created_at")');
    this.addSql('alter table "webhook_endpoint" add column "operator_may_read_bodies" boolean not null default false');
    this.addSql(
      'create table "webhook_owner_notice" ("id" uuid not null, "endpoint_id" uuid not null, "message" varchar(2000) null, "recipients" int not null, "told_by_type" varchar(20) not null, "told_by_id" varchar(40) null, "request_id" varchar(128) null, "created_at" timestamptz(3) not null, primary key ("id"))',
    );
    this.addSql('create index "webhook_owner_notice_endpoint" on "webhook_owner_notice" ("endpoint_id", "created_at")');
  }
}
