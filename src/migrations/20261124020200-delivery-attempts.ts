import { Migration } from '../platform/db/migration.js';

/** Finds all attempts for an event, including manual ones. */
export class DeliveryAttempts extends Migration {
  override up(): void {
    this.addSql(`create index "webhook_delivery_by_hand" on "webhook_delivery" ("message_id") where "kind" <> 'automatic'`);
  }
}
