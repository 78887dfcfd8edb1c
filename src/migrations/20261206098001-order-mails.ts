import { Migration } from '../platform/db/migration.js';

/** Which mails a seller gets about its orders, and what the mails of a day tell. Sellers get a mail for each event until they choose otherwise. */
export class OrderMails extends Migration {
  override up(): void {
    this.addSql(
      'create table "seller_digest" ("seller_id" uuid not null, "day" date not null, "created_at" timestamptz(3) not null, primary key ("seller_id", "day"))',
    );
    this.addSql('create index "seller_digest_day" on "seller_digest" ("day")');
    this.addSql(
      'create table "seller_digest_entry" ("seller_id" uuid not null, "event_id" uuid not null, "shipment_id" uuid not null, "transition_id" uuid not null, "kind" text not null, "occurred_at" timestamptz(3) not null, "day" date null, primary key ("seller_id", "event_id"))',
    );
    this.addSql('create index "seller_digest_entry_waiting" on "seller_digest_entry" ("seller_id", "occurred_at") where "day" is null');
    this.addSql('create index "seller_digest_entry_told" on "seller_digest_entry" ("day") where "day" is not null');
    this.addSql('alter table "seller" add "order_mails" text not null default \'each\'');
    this.addSql('alter table "seller" add constraint "seller_order_mails_check" check ("order_mails" in (\'each\', \'daily\', \'none\'))');
    this.addSql(
      "alter table \"seller_digest_entry\" add constraint \"seller_digest_entry_kind_check\" check (\"kind\" in ('failed', 'attempt_failed', 'return_to_sender', 'return_created', 'cancelled', 'delivered', 'order_placed'))",
    );
  }
}
