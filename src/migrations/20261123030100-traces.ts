import { Migration } from '../platform/db/migration.js';

/** The cause of an event and its messages, and who requested an attempt. */
export class Traces extends Migration {
  override up(): void {
    this.addSql('alter table "event" add column "traceparent" varchar(55) null');
    this.addSql('alter table "webhook_message" add column "traceparent" varchar(55) null');
    this.addSql('alter table "webhook_delivery" add column "request_id" varchar(128) null');
  }
}
