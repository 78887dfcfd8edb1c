import { Migration } from '../platform/db/migration.js';
import { adjustmentSql } from '../modules/adjustments/index.js';

/** Requests for a second approval, and the details of each posting that statements need. */
export class AdjustmentsAndApprovals extends Migration {
  override up(): void {
    this.addSql('alter table "posting" add column "invoice_id" uuid null, add column "approval_request_id" uuid null');
    this.addSql('alter table "price_plan" add column "return_freight_bps" int not null default 0');
    this.addSql('alter table "price_plan" add constraint "price_plan_return_freight" check (return_freight_bps between 0 and 10000)');
    const filteredBy = '("entry_id", "direction", "source", "occurred_at")';
    const onSellers = `"account" in ('1200', '2100')`;
    this.addSql('drop index "posting_statement"');
    this.addSql(`create index "posting_statement" on "posting" ("seller_id", "seq") include ${filteredBy} where ${onSellers}`);
    this.addSql(`create index "posting_feed" on "posting" ("seq") include ${filteredBy} where ${onSellers}`);
    this.addSql(`create index "posting_worker" on "posting" ("worker_id") where "account" = '1210'`);
    this.addSql(`create index "wallet_hold_created" on "wallet_hold" ("created_at", "id") where "status" = 'open'`);
    this.addSql(`alter table "seller_account" add column "posting_count" bigint not null default '0'`);
    this.addSql(
      `update "seller_account" a set "posting_count" = p.total from (
         select seller_id, case account when '2100' then 'wallet' else 'receivable' end as kind, currency, count(*) as total
           from "posting" where account in ('1200', '2100') group by 1, 2, 3) p
        where a.seller_id = p.seller_id and a.kind = p.kind and a.currency = p.currency`,
    );
    this.addSql(
      'create table "approval_request" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "type" text not null, "status" text not null, "subject_user_id" uuid not null, "amount_minor" bigint not null, "currency" char(3) not null, "threshold_minor" bigint null, "payload" jsonb not null, "shipment_id" uuid null, "requested_by_id" uuid null, "requested_by_type" varchar(20) not null, "reviewed_by_id" uuid null, "review_note" varchar(2000) null, "reviewed_at" timestamptz(3) null, "cancelled_reason" varchar(500) null, "request_id" varchar(128) null, primary key ("id"))',
    );
    this.addSql('create index "approval_request_created" on "approval_request" ("created_at", "id")');
    this.addSql('create index "approval_request_status_created" on "approval_request" ("status", "created_at", "id")');
    this.addSql('create index "approval_request_subject_created" on "approval_request" ("subject_user_id", "created_at", "id")');
    this.addSql(
      `create unique index "approval_request_open" on "approval_request" ("shipment_id", "type") where "status" = 'pending' and "shipment_id" is not null`,
    );
    this.addSql('create index "approval_request_shipment" on "approval_request" ("shipment_id") where "shipment_id" is not null');
    this.addSql(
      `alter table "approval_request" add constraint "approval_request_type_check" check ("type" in ('wallet_adjustment', 'cod_reversal', 'manual_credit', 'payout'))`,
    );
    this.addSql(
      `alter table "approval_request" add constraint "approval_request_status_check" check ("status" in ('pending', 'approved', 'rejected', 'cancelled'))`,
    );
    this.addSql('alter table "approval_request" add constraint "approval_request_amount_not_negative" check (amount_minor >= 0)');
    this.addSql(
      `alter table "approval_request" add constraint "approval_request_reviewed_by_someone" check (status not in ('approved', 'rejected') or reviewed_by_id is not null)`,
    );
    this.addSql(
      'create table "adjustment_invoice" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "ref_id" serial, "shipment_id" uuid not null, "order_id" uuid not null, "seller_id" uuid not null, "amount_minor" bigint not null, "currency" char(3) not null, "status" text not null, "payment_token" varchar(32) not null, "breakdown" jsonb not null, "dispute" jsonb null, "paid_at" timestamptz(3) null, "paid_by" text null, "paid_reference" varchar(255) null, primary key ("id"))',
    );
    this.addSql('alter table "adjustment_invoice" add constraint "adjustment_invoice_ref_id_unique" unique ("ref_id")');
    this.addSql('alter table "adjustment_invoice" add constraint "adjustment_invoice_payment_token_unique" unique ("payment_token")');
    this.addSql('create index "adjustment_invoice_shipment" on "adjustment_invoice" ("shipment_id", "ref_id")');
    this.addSql(
      `create unique index "adjustment_invoice_open" on "adjustment_invoice" ("shipment_id") where "status" in ('unpaid', 'pending_approval', 'disputed')`,
    );
    this.addSql(
      `alter table "adjustment_invoice" add constraint "adjustment_invoice_status_check" check ("status" in ('unpaid', 'pending_approval', 'disputed', 'paid', 'deleted', 'void'))`,
    );
    this.addSql(
      `alter table "adjustment_invoice" add constraint "adjustment_invoice_paid_by_check" check ("paid_by" in ('wallet', 'link', 'approval'))`,
    );
    this.addSql('alter table "adjustment_invoice" add constraint "adjustment_invoice_amount_positive" check (amount_minor > 0)');
    this.addSql(
      `alter table "adjustment_invoice" add constraint "adjustment_invoice_paid_somehow" check ((status = 'paid') = (paid_at is not null and paid_by is not null))`,
    );
    this.addSql(adjustmentSql);
  }
}
