import { Migration } from '../platform/db/migration.js';

/** Hints of the console that users do not want to see again. */
export class DismissedHints extends Migration {
  override up(): void {
    this.addSql(
      'create table "dismissed_hint" ("subject_id" uuid not null, "hint" varchar(40) not null, "updated_at" timestamptz(3) not null, primary key ("subject_id", "hint"))',
    );
  }
}
