import { Migration } from '../platform/db/migration.js';

/** Counts the changes of a label other than those of its collection. Labels that are printed already keep their numbers. */
export class LabelChanges extends Migration {
  override up(): void {
    this.addSql(`alter table "order" add column "label_changes" int not null default 0`);
  }
}
