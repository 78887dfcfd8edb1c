import { Migration } from '../platform/db/migration.js';

/** Marks drafts made of rows of a file, whose reference is the name of the order in its store. Earlier drafts stay without the mark. */
export class DraftsOfFiles extends Migration {
  override up(): void {
    this.addSql(`alter table "order_draft" add column "of_file" boolean not null default false`);
  }
}
