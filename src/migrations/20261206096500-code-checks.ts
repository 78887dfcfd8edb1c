import { Migration } from '../platform/db/migration.js';

/** The drivers' app can check a delivery code without network, and reports the codes that it refused. Codes of before cannot be checked there. */
export class CodeChecks extends Migration {
  override up(): void {
    this.addSql(
      `alter table "delivery_code" add column "check_salt" varchar(24) null, add column "check_iterations" int null,
         add column "check_tag" varchar(2) null, add column "app_tries" int not null default 0`,
    );
  }
}
