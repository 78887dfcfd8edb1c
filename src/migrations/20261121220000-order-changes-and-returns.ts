import { Migration } from '@mikro-orm/migrations';
import { orderChangeSql } from '../modules/amendments/index.js';

/** The audit of orders. */
export class OrderChangesAndReturns extends Migration {
  override up(): void {
    this.addSql('alter table "order" add column "collection_version" int not null default 1');
    this.addSql(
      'create table "order_change" ("id" uuid not null, "order_id" uuid not null, "version" int not null, "field" varchar(60) not null, "before" jsonb null, "after" jsonb null, "actor_type" varchar(20) not null, "actor_id" varchar(40) null, "request_id" varchar(128) null, "created_at" timestamptz(3) not null, primary key ("id"))',
    );
    this.addSql('create index "order_change_order" on "order_change" ("order_id", "created_at", "id")');
    this.addSql(orderChangeSql);
  }
}
