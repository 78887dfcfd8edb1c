import { Migration } from '@mikro-orm/migrations';

/** All attempts at one event are found by it, those that a person has asked for as well. */
export class DeliveryAttempts extends Migration {
  override up(): void {
    this.addSql(`create index "webhook_delivery_by_hand" on "webhook_delivery" ("message_id") where "kind" <> 'automatic'`);
  }
}
