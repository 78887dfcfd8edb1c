import { selectionSql } from '../modules/webhooks/index.js';
import { Migration } from '../platform/db/migration.js';

/** Endpoints may bring a selection, whose answers are kept from the change to its delivery. */
export class WebhookSelections extends Migration {
  override up(): void {
    this.addSql('alter table "webhook_endpoint" add column "selection" varchar(4000) null');
    this.addSql(
      'create table "webhook_selection_answer" ("event_id" uuid not null, "endpoint_id" uuid not null, "answer" jsonb not null, "created_at" timestamptz(3) not null, primary key ("event_id", "endpoint_id"))',
    );
    this.addSql('create index "webhook_selection_answer_created" on "webhook_selection_answer" ("created_at")');
    this.addSql(selectionSql);
  }
}
