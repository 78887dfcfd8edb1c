import { Migration } from '../platform/db/migration.js';
import { ledgerArchiveSql } from '../modules/ledger/index.js';

/** What is known of archived months of the journal, and guards that let only their rows be deleted. */
export class LedgerArchive extends Migration {
  override up(): void {
    this.addSql(
      'create table "ledger_archive" ("month" date not null, "first_seq" bigint not null, "last_seq" bigint not null, "entries" bigint not null, "postings" bigint not null, "sha256" char(64) not null, "previous_sha256" char(64) null, "bytes" bigint not null, "archived_at" timestamptz(3) not null, primary key ("month"), constraint "ledger_archive_first_of_month" check (extract(day from month) = 1), constraint "ledger_archive_range" check (last_seq >= first_seq - 1), constraint "ledger_archive_counts" check (entries >= 0 and postings >= 2 * entries))',
    );
    this.addSql(
      `create table "ledger_opening" ("account" char(4) not null, "currency" char(3) not null, "party_id" uuid not null, "debit_minor" bigint not null, "credit_minor" bigint not null, "removed" bigint not null default '0', primary key ("account", "currency", "party_id"), constraint "ledger_opening_not_negative" check (debit_minor >= 0 and credit_minor >= 0 and removed >= 0))`,
    );
    this.addSql(
      'create table "ledger_archived_entry" ("entry_id" uuid not null, "idempotency_key" varchar(200) not null, "month" date not null, primary key ("entry_id"))',
    );
    this.addSql(
      'alter table "ledger_archived_entry" add constraint "ledger_archived_entry_idempotency_key_unique" unique ("idempotency_key")',
    );
    this.addSql(
      'create table "ledger_shipment_total" ("shipment_id" uuid not null, "currency" char(3) not null, "revenue_minor" bigint not null, "cost_minor" bigint not null, "refunded_minor" bigint not null, "is_billed" boolean not null, "is_collected" boolean not null, primary key ("shipment_id", "currency"))',
    );
    for (const statement of ledgerArchiveSql) this.addSql(statement);
  }
}
