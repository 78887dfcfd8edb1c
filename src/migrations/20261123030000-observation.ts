import { Migration } from '../platform/db/migration.js';

/** Persists ledger check results and indexes waiting mails apart from sent ones. */
export class Observation extends Migration {
  override up(): void {
    this.addSql(
      'create table "ledger_verdict" ("id" uuid not null, "ok" boolean not null, "differences" int not null, "checked_at" timestamptz(3) not null, primary key ("id"))',
    );
    this.addSql('create index "ledger_verdict_checked_at_index" on "ledger_verdict" ("checked_at")');
    this.addSql(`create index "mail_unsent" on "mail" ("status", "created_at") where "status" <> 'sent'`);
  }
}
