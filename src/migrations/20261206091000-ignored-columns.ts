import { Migration } from '../platform/db/migration.js';

/** Keeps the headers of a file that were not read. Earlier imports have none. */
export class IgnoredColumns extends Migration {
  override up(): void {
    this.addSql(`alter table "order_import" add column "ignored_columns" jsonb not null default '[]'`);
  }
}
