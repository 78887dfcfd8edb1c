import { Migration } from '../platform/db/migration.js';
import { systemClock } from '../kernel/clock.js';
import { mailTable } from '../modules/notifications/index.js';
import { partitionSql } from '../platform/db/weekly-table.js';

/** Mails are kept in partitions by the week of their event, which are dropped whole. Those that are there become the first one. */
export class MailPartitions extends Migration {
  override up(): void {
    this.addSql('alter table "mail" drop constraint "mail_pkey"');
    this.addSql('alter table "mail" add constraint "mail_pkey" primary key using index "mail_key"');
    this.addSql('drop index "mail_event_id_index"');
    for (const statement of partitionSql(mailTable, systemClock.now())) this.addSql(statement);
  }
}
