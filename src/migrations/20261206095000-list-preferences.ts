import { Migration } from '../platform/db/migration.js';

/** Which columns of a list each user wants to see, and the views that they keep of it. */
export class ListPreferences extends Migration {
  override up(): void {
    this.addSql(
      'create table "list_preference" ("subject_id" uuid not null, "list" varchar(40) not null, "columns" jsonb null, "views" jsonb not null, "updated_at" timestamptz(3) not null, primary key ("subject_id", "list"))',
    );
  }
}
