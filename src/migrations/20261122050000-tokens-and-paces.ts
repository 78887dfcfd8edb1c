import { Migration } from '../platform/db/migration.js';

/** When a token was last used, the rate at which an endpoint may be called, and whether its owner was notified of failures. */
export class TokensAndPaces extends Migration {
  override up(): void {
    this.addSql('alter table "access_token" add column "last_used_at" timestamptz(3) null');
    this.addSql('alter table "webhook_endpoint" add column "rate_limit" int null, add column "noticed_percent" int not null default 0');
    this.addSql(
      'create table "webhook_pace" ("endpoint_id" uuid not null, "next_at" timestamptz(3) not null, primary key ("endpoint_id"))',
    );
  }
}
