import { Migration } from '../platform/db/migration.js';

/** Payments of sellers into their wallets by link, and how a bank transfer finds its seller. */
export class WalletTopUps extends Migration {
  override up(): void {
    this.addSql(
      `create table "wallet_top_up" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "seller_id" uuid not null, "ref_id" serial not null, "token" char(32) not null, "amount_minor" bigint not null, "currency" char(3) not null, "status" text not null, "idempotency_key" varchar(200) null, "expires_at" timestamptz(3) not null, "paid_at" timestamptz(3) null, "paid_reference" varchar(255) null, primary key ("id"))`,
    );
    this.addSql(`alter table "wallet_top_up" add constraint "wallet_top_up_ref_id_unique" unique ("ref_id")`);
    this.addSql(`alter table "wallet_top_up" add constraint "wallet_top_up_token_unique" unique ("token")`);
    this.addSql(`alter table "wallet_top_up" add constraint "wallet_top_up_key" unique ("seller_id", "idempotency_key")`);
    this.addSql(`create index "wallet_top_up_open" on "wallet_top_up" ("seller_id", "expires_at") where "status" = 'unpaid'`);
    this.addSql(`alter table "wallet_top_up" add constraint "wallet_top_up_amount_positive" check (amount_minor > 0)`);
    this.addSql(
      `alter table "wallet_top_up" add constraint "wallet_top_up_paid_somehow" check ((status = 'paid') = (paid_at is not null and paid_reference is not null))`,
    );
    this.addSql(`alter table "wallet_top_up" add constraint "wallet_top_up_status_check" check ("status" in ('unpaid', 'paid'))`);
    this.addSql('alter sequence wallet_top_up_ref_id_seq restart with 500001');
    this.addSql(`create index "seller_top_up_reference" on "seller" (right("id"::text, 12))`);
  }
}
