import { Migration } from '../platform/db/migration.js';
import { invoiceFunctionSql, invoiceSql } from '../modules/invoices/index.js';

/** Posting dates, daily totals that balances are read from, and sellers' invoices. */
export class BooksAndInvoices extends Migration {
  override up(): void {
    // Existing entries get no posting date: they count by the time at which they occurred.
    this.addSql('alter table "journal_entry" add column "posted_at" timestamptz(3) null');
    this.addSql('create index "journal_entry_posted" on "journal_entry" ((coalesce("posted_at", "occurred_at")), "id")');
    this.addSql('create index "posting_reference" on "posting" ("reference") where "reference" is not null');
    this.addSql(
      `create index "posting_rare_account" on "posting" ("account", "entry_id") where "account" in ('1210', '2300', '4120', '4130', '5100', '5300')`,
    );
    this.totals();
    this.invoices();
  }

  private totals(): void {
    this.addSql(
      'create table "ledger_account_day" ("account" char(4) not null, "currency" char(3) not null, "day" date not null, "debit_minor" bigint not null, "credit_minor" bigint not null, primary key ("account", "currency", "day"))',
    );
    this.addSql(
      'create table "ledger_party_day" ("account" char(4) not null, "currency" char(3) not null, "party_id" uuid not null, "day" date not null, "debit_minor" bigint not null, "credit_minor" bigint not null, primary key ("account", "currency", "party_id", "day"))',
    );
    this.addSql(
      'create table "ledger_fold" ("id" smallint not null, "folded_seq" bigint not null, "next_seq" bigint not null, "next_xid" bigint not null, primary key ("id"))',
    );
  }

  private invoices(): void {
    this.addSql(
      `create table "seller_invoice" ("id" uuid not null, "number" int not null, "reference" varchar(30) not null, "kind" text not null, "seller_id" uuid not null, "month" date not null, "currency" char(3) not null, "net_minor" bigint not null, "vat_minor" bigint not null, "gross_minor" bigint not null, "vat_basis_points" int not null, "document" jsonb not null, "issued_at" timestamptz(3) not null, primary key ("id"), constraint "seller_invoice_kind_check" check ("kind" in ('invoice', 'credit_note')), constraint "seller_invoice_sum" check (net_minor + vat_minor = gross_minor), constraint "seller_invoice_kind_by_sign" check ((kind = 'credit_note') = (gross_minor < 0)))`,
    );
    this.addSql('alter table "seller_invoice" add constraint "seller_invoice_number_unique" unique ("number")');
    this.addSql('alter table "seller_invoice" add constraint "seller_invoice_reference_unique" unique ("reference")');
    this.addSql(
      'alter table "seller_invoice" add constraint "seller_invoice_seller_id_month_currency_unique" unique ("seller_id", "month", "currency")',
    );
    this.addSql('create index "seller_invoice_newest" on "seller_invoice" ("issued_at", "id")');
    this.addSql('create index "seller_invoice_of_seller" on "seller_invoice" ("seller_id", "issued_at", "id")');
    this.addSql('create table "invoice_number" ("id" smallint not null, "last" int not null, primary key ("id"))');
    for (const statement of [invoiceFunctionSql, invoiceSql]) this.addSql(statement);
  }
}
