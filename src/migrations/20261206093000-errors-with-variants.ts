import { Migration } from '../platform/db/migration.js';

/** Keeps why a booking or a pickup failed with the variant of the sentence and its values. Earlier ones have the message only. */
export class ErrorsWithVariants extends Migration {
  override up(): void {
    this.addSql('alter table "carrier_booking" add column "error" jsonb null');
    this.addSql('alter table "carrier_pickup" add column "error" jsonb null');
    this.addSql('alter table "order_import_row" add column "booking_error" jsonb null');
  }
}
