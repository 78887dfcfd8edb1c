import { Migration } from '@mikro-orm/migrations';

/** Builds the indexes that events and mails need to become partitions, while both are written: what follows then locks them only briefly. */
export class PartitionIndexes extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    const indexes = {
      event_key: 'unique index concurrently "event_key" on "event" ("id")',
      event_by_position: 'index concurrently "event_by_position" on "event" ("position")',
      mail_key: 'unique index concurrently "mail_key" on "mail" ("event_id", "id")',
      mail_by_id: 'index concurrently "mail_by_id" on "mail" ("id")',
    };
    for (const [name, index] of Object.entries(indexes)) {
      // One that was interrupted leaves an invalid index.
      this.addSql(`drop index if exists "${name}"`);
      this.addSql(`create ${index}`);
    }
  }
}
