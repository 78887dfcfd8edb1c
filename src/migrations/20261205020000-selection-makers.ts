import { Migration } from '../platform/db/migration.js';

/** Selections are answered within the rights of who saved them. Who saved the earlier ones is not known. */
export class SelectionMakers extends Migration {
  override up(): void {
    this.addSql('alter table "webhook_endpoint" add column "selection_token_id" uuid null, add column "selection_staff_id" uuid null');
  }
}
