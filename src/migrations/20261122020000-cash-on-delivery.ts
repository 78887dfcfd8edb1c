import { Migration } from '../platform/db/migration.js';
import { codSql } from '../modules/cod/index.js';

/** Invoices, collections and their handover to the bank. */
export class CashOnDelivery extends Migration {
  override up(): void {
    for (const statement of [...ledger, ...invoices, ...collections]) this.addSql(statement);
    this.addSql(codSql);
  }
}

const ledger = [
  `create table "uncleared_credit" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "seller_id" uuid not null, "currency" char(3) not null, "amount_minor" bigint not null, "entry_id" uuid not null, "fee_entry_id" uuid null, "status" text not null, "cleared_at" timestamptz(3) null, primary key ("id"))`,
  `alter table "uncleared_credit" add constraint "uncleared_credit_entry_id_unique" unique ("entry_id")`,
  `alter table "uncleared_credit" add constraint "uncleared_credit_fee_entry_id_unique" unique ("fee_entry_id")`,
  `create index "uncleared_credit_of_seller" on "uncleared_credit" ("seller_id", "currency") where "status" = 'open'`,
  `alter table "uncleared_credit" add constraint "uncleared_credit_not_negative" check (amount_minor >= 0)`,
  `alter table "uncleared_credit" add constraint "uncleared_credit_status_check" check ("status" in ('open', 'cleared', 'reversed'))`,
];

const invoices = [
  `create table "cod_invoice" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "ref_id" serial, "kind" text not null, "token" varchar(32) not null, "shipment_id" uuid not null, "order_id" uuid not null, "seller_id" uuid not null, "currency" char(3) not null, "amount_minor" bigint not null, "status" text not null, "payment_method" text null, "payment_reference" varchar(255) null, "paid_at" timestamptz(3) null, "request_id" varchar(128) null, primary key ("id"))`,
  `alter table "cod_invoice" add constraint "cod_invoice_ref_id_unique" unique ("ref_id")`,
  `alter table "cod_invoice" add constraint "cod_invoice_token_unique" unique ("token")`,
  `create index "cod_invoice_shipment" on "cod_invoice" ("shipment_id")`,
  `create unique index "cod_invoice_open" on "cod_invoice" ("shipment_id", "kind") where "status" in ('unpaid', 'paid')`,
  `alter table "cod_invoice" add constraint "cod_invoice_amount_positive" check (amount_minor > 0)`,
  `alter table "cod_invoice" add constraint "cod_invoice_kind_check" check ("kind" in ('cod'))`,
  `alter table "cod_invoice" add constraint "cod_invoice_status_check" check ("status" in ('unpaid', 'paid', 'void', 'expired'))`,
  `alter table "cod_invoice" add constraint "cod_invoice_payment_method_check" check ("payment_method" in ('cash', 'pos', 'card', 'bank_transfer', 'payment_link'))`,
];

const collections = [
  `create table "cod_collection" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "shipment_id" uuid not null, "order_id" uuid not null, "seller_id" uuid not null, "invoice_id" uuid not null, "order_reference" varchar(100) not null, "currency" char(3) not null, "expected_minor" bigint not null, "collected_minor" bigint not null, "fee_basis_points" int not null, "fee_minor" bigint not null, "method" text not null, "stage" text not null, "remaining_minor" bigint not null, "holder_id" uuid null, "collected_at" timestamptz(3) not null, "collected_at_given" boolean not null, "collected_by_id" uuid null, "reference" varchar(255) null, "notes" varchar(500) null, "operator_email" varchar(255) null, "actor_type" varchar(20) not null, "actor_id" varchar(40) null, "request_id" varchar(128) null, "credit_posting_id" uuid not null, "fee_posting_id" uuid null, "wallet_after_minor" bigint not null, "reversed_at" timestamptz(3) null, "reversed_reason" varchar(500) null, primary key ("id"))`,
  `create index "cod_collection_shipment_id_index" on "cod_collection" ("shipment_id")`,
  `create unique index "cod_collection_standing" on "cod_collection" ("shipment_id") where "reversed_at" is null`,
  `create index "cod_collection_custody" on "cod_collection" ("stage", "holder_id", "currency") where "reversed_at" is null and "stage" <> 'deposited'`,
  `alter table "cod_collection" add constraint "cod_collection_amount_positive" check (collected_minor > 0)`,
  `alter table "cod_collection" add constraint "cod_collection_remaining_within" check (remaining_minor between 0 and collected_minor)`,
  `alter table "cod_collection" add constraint "cod_collection_method_check" check ("method" in ('cash', 'pos', 'card', 'bank_transfer', 'payment_link'))`,
  `alter table "cod_collection" add constraint "cod_collection_stage_check" check ("stage" in ('collected', 'with_reception', 'with_accounts', 'deposited'))`,
  `create table "cod_handover" ("id" uuid not null, "collection_id" uuid not null, "from_stage" text not null, "to_stage" text not null, "amount_minor" bigint not null, "shortage_minor" bigint not null, "shortage_note" varchar(500) null, "handed_over_by_id" uuid null, "received_by_id" uuid null, "reference" varchar(100) null, "notes" varchar(500) null, "operator_email" varchar(255) null, "occurred_at" timestamptz(3) not null, "actor_type" varchar(20) not null, "actor_id" varchar(40) null, "request_id" varchar(128) null, "created_at" timestamptz(3) not null, primary key ("id"))`,
  `alter table "cod_handover" add constraint "cod_handover_step" unique ("collection_id", "to_stage")`,
  `alter table "cod_handover" add constraint "cod_handover_from_stage_check" check ("from_stage" in ('collected', 'with_reception', 'with_accounts', 'deposited'))`,
  `alter table "cod_handover" add constraint "cod_handover_to_stage_check" check ("to_stage" in ('collected', 'with_reception', 'with_accounts', 'deposited'))`,
];
