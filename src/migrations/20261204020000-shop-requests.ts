import { Migration } from '../platform/db/migration.js';

/** The last requests of each shop, and what has worked for it. */
export class ShopRequests extends Migration {
  override up(): void {
    this.addSql(
      'create table "shop_request" ("id" uuid not null, "shop_id" uuid not null, "is_authenticated" boolean not null, "method" varchar(10) not null, "path" varchar(300) not null, "route" varchar(200) null, "query" varchar(1000) null, "status" int not null, "code" varchar(60) null, "reason" varchar(60) null, "message" varchar(1000) null, "problems" jsonb not null, "duration_ms" int not null, "request_id" varchar(128) not null, "user_agent" varchar(200) null, "token_kind" varchar(10) null, "request_body" text null, "response_body" text null, "created_at" timestamptz(3) not null, primary key ("id"))',
    );
    this.addSql('create index "shop_request_shop" on "shop_request" ("shop_id", "id")');
    this.addSql(
      'create table "shop_step" ("shop_id" uuid not null, "step" text not null, "created_at" timestamptz(3) not null, primary key ("shop_id", "step"))',
    );
    this.addSql(`alter table "shop_step" add constraint "shop_step_step_check" check ("step" in ('call', 'rates', 'label'))`);
  }
}
