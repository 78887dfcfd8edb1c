import { Migration } from '../platform/db/migration.js';

/** Lists attempts for subscribers in other processes. */
export class WebhookNews extends Migration {
  override up(): void {
    this.addSql(
      'create table "webhook_news" ("seq" bigserial primary key, "delivery_id" uuid not null, "endpoint_id" uuid not null, "made_at" timestamptz(3) not null)',
    );
  }
}
