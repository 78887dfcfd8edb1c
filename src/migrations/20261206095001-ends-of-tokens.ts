import { Migration } from '../platform/db/migration.js';

/** When the maker of a token was warned that it ends: a mail comes a week before, once. */
export class EndsOfTokens extends Migration {
  override up(): void {
    this.addSql('alter table "access_token" add "end_told_at" timestamptz(3) null');
    this.addSql(
      'create index "access_token_ending" on "access_token" ("expires_at") where "kind" in (\'api\', \'erp\') and "revoked_at" is null and "end_told_at" is null',
    );
  }
}
