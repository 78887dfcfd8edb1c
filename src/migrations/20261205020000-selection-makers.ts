import { Migration } from '../platform/db/migration.js';

/**
 * Keeps who saved a selection, and which selection a message answers: both limit who may read the answer. Both are unknown for rows of
 * before.
 */
export class SelectionMakers extends Migration {
  override up(): void {
    this.addSql('alter table "webhook_endpoint" add column "selection_token_id" uuid null, add column "selection_staff_id" uuid null');
    this.addSql('alter table "webhook_endpoint" add column "sealed_before" timestamptz(3) null');
    this.addSql('alter table "webhook_selection_answer" add column "selection" varchar(4000) null');
    this.addSql('alter table "webhook_message" add column "selection" varchar(4000) null');
  }
}
