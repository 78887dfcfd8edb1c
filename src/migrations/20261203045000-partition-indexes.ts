import { concurrentIndexSql } from '../platform/db/concurrent-index.sql.js';
import { Migration } from '../platform/db/migration.js';

/** Builds the indexes that events and mails need to become partitions, while both are written: what follows then locks them only briefly. */
export class PartitionIndexes extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    for (const index of [
      { name: 'event_key', unique: true, on: '"event" ("id")' },
      { name: 'event_by_position', on: '"event" ("position")' },
      { name: 'mail_key', unique: true, on: '"mail" ("event_id", "id")' },
      { name: 'mail_by_id', on: '"mail" ("id")' },
    ])
      for (const statement of concurrentIndexSql(index)) this.addSql(statement);
  }
}
