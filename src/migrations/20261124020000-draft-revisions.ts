import { Migration } from '../platform/db/migration.js';

/** Draft prices have a revision, so that two editors do not overwrite each other. */
export class DraftRevisions extends Migration {
  override up(): void {
    this.addSql('alter table "rate_card" add column "revision" int not null default 1');
  }
}
