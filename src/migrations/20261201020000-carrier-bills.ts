import { Migration } from '../platform/db/migration.js';

/** What carriers bill, and the cash that they collect: their invoices and remittances, the account 1105, and the stage `with_carrier`. */
export class CarrierBills extends Migration {
  override up(): void {
    this.account();
    this.custody();
    this.invoices();
    this.remittances();
  }

  private account(): void {
    this.addSql(`alter table "posting" drop constraint "posting_account_known"`);
    this.addSql(
      `alter table "posting" add constraint "posting_account_known" check (account in ('1100', '1105', '1110', '1120', '1130', '1140', '1200', '1210', '2100', '2200', '2300', '4100', '4110', '4120', '4130', '5100', '5200', '5300'))`,
    );
    this.addSql(`drop index "posting_rare_account"`);
    this.addSql(
      `create index "posting_rare_account" on "posting" ("account", "entry_id") where "account" in ('1105', '1210', '2300', '4120', '4130', '5100', '5300')`,
    );
  }

  private custody(): void {
    this.addSql(`alter table "cod_collection" drop constraint "cod_collection_stage_check"`);
    this.addSql(`alter table "cod_collection" add "carrier_code" varchar(40) null`);
    this.addSql(
      `create index "cod_collection_with_carrier" on "cod_collection" ("carrier_code", "currency", "collected_at") where "reversed_at" is null and "stage" = 'with_carrier'`,
    );
    this.addSql(
      `alter table "cod_collection" add constraint "cod_collection_carrier_named" check (stage <> 'with_carrier' or carrier_code is not null)`,
    );
    this.addSql(
      `alter table "cod_collection" add constraint "cod_collection_stage_check" check ("stage" in ('collected', 'with_carrier', 'with_reception', 'with_accounts', 'deposited'))`,
    );
    this.addSql(`alter table "cod_handover" drop constraint "cod_handover_from_stage_check"`);
    this.addSql(`alter table "cod_handover" drop constraint "cod_handover_to_stage_check"`);
    this.addSql(`alter table "cod_handover" drop constraint "cod_handover_step"`);
    this.addSql(
      `create unique index "cod_handover_step" on "cod_handover" ("collection_id", "to_stage") where "to_stage" <> 'with_carrier'`,
    );
    this.addSql(`create index "cod_handover_collection" on "cod_handover" ("collection_id")`);
    this.addSql(
      `alter table "cod_handover" add constraint "cod_handover_from_stage_check" check ("from_stage" in ('collected', 'with_carrier', 'with_reception', 'with_accounts', 'deposited'))`,
    );
    this.addSql(
      `alter table "cod_handover" add constraint "cod_handover_to_stage_check" check ("to_stage" in ('collected', 'with_carrier', 'with_reception', 'with_accounts', 'deposited'))`,
    );
    this.addSql(`alter table "shipment" drop constraint "shipment_cod_stage_check"`);
    this.addSql(
      `alter table "shipment" add constraint "shipment_cod_stage_check" check ("cod_stage" in ('collected', 'with_carrier', 'with_reception', 'with_accounts', 'deposited'))`,
    );
  }

  private invoices(): void {
    this.addSql(
      `create table "carrier_invoice" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "carrier_code" varchar(40) not null, "account_id" uuid null, "number" varchar(60) not null, primary key ("id"))`,
    );
    this.addSql(`create index "carrier_invoice_newest" on "carrier_invoice" ("created_at", "id")`);
    this.addSql(`alter table "carrier_invoice" add constraint "carrier_invoice_number" unique ("carrier_code", "number")`);
    this.addSql(
      `create table "carrier_invoice_line" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "invoice_id" uuid not null, "line_number" int not null, "awb" varchar(60) not null, "repeat" int not null, "billed_on" date null, "service" varchar(100) null, "weight_grams" int null, "amount_minor" bigint not null, "currency" char(3) not null, "reason" varchar(200) null, "kind" text not null, "cause" text null, "shipment_id" uuid null, "order_id" uuid null, "is_return" boolean not null, "our_weight_grams" int null, "book_currency" char(3) not null, "billed_minor" bigint not null, "expected_minor" bigint not null, "booked_minor" bigint not null, "revision" int not null, "state" text not null, "credited_minor" bigint not null, "note" varchar(500) null, "resolved_at" timestamptz(3) null, "resolved_by_type" varchar(20) null, "resolved_by_id" varchar(40) null, primary key ("id"))`,
    );
    this.addSql(`create index "carrier_invoice_line_newest" on "carrier_invoice_line" ("invoice_id", "created_at", "id")`);
    this.addSql(`create index "carrier_invoice_line_shipment" on "carrier_invoice_line" ("shipment_id") where "shipment_id" is not null`);
    this.addSql(`create index "carrier_invoice_line_open" on "carrier_invoice_line" ("invoice_id") where "state" = 'open'`);
    this.addSql(
      `alter table "carrier_invoice_line" add constraint "carrier_invoice_line_identity" unique ("invoice_id", "awb", "amount_minor", "currency", "repeat")`,
    );
    this.addSql(
      `alter table "carrier_invoice_line" add constraint "carrier_invoice_line_invoice_id_foreign" foreign key ("invoice_id") references "carrier_invoice" ("id")`,
    );
    this.addSql(`alter table "carrier_invoice_line" add constraint "carrier_invoice_line_amount" check (amount_minor >= 0)`);
    this.addSql(
      `alter table "carrier_invoice_line" add constraint "carrier_invoice_line_credit" check (credited_minor between 0 and amount_minor)`,
    );
    this.addSql(
      `alter table "carrier_invoice_line" add constraint "carrier_invoice_line_parcel" check ((kind = 'unknown') = (shipment_id is null))`,
    );
    this.addSql(
      `alter table "carrier_invoice_line" add constraint "carrier_invoice_line_kind_check" check ("kind" in ('matched', 'higher', 'lower', 'unknown', 'twice'))`,
    );
    this.addSql(
      `alter table "carrier_invoice_line" add constraint "carrier_invoice_line_cause_check" check ("cause" in ('weight', 'zone', 'surcharge', 'other'))`,
    );
    this.addSql(
      `alter table "carrier_invoice_line" add constraint "carrier_invoice_line_state_check" check ("state" in ('open', 'accepted', 'credited'))`,
    );
  }

  private remittances(): void {
    this.addSql(
      `create table "carrier_remittance_line" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "carrier_code" varchar(40) not null, "account_id" uuid null, "reference" varchar(100) not null, "awb" varchar(60) not null, "repeat" int not null, "amount_minor" bigint not null, "currency" char(3) not null, "paid_on" date not null, "outcome" text not null, "booked_minor" bigint not null, "shipment_id" uuid null, primary key ("id"))`,
    );
    this.addSql(`create index "carrier_remittance_line_shipment_id_index" on "carrier_remittance_line" ("shipment_id")`);
    this.addSql(
      `alter table "carrier_remittance_line" add constraint "carrier_remittance_line_identity" unique ("carrier_code", "reference", "awb", "amount_minor", "currency", "paid_on", "repeat")`,
    );
    this.addSql(`alter table "carrier_remittance_line" add constraint "carrier_remittance_line_amount" check (amount_minor > 0)`);
    this.addSql(
      `alter table "carrier_remittance_line" add constraint "carrier_remittance_line_booked" check (booked_minor between 0 and amount_minor)`,
    );
    this.addSql(
      `alter table "carrier_remittance_line" add constraint "carrier_remittance_line_outcome_check" check ("outcome" in ('deposited', 'less', 'more', 'unknown', 'not_cod', 'not_confirmed', 'not_with_carrier', 'already_deposited', 'other_currency'))`,
    );
  }
}
