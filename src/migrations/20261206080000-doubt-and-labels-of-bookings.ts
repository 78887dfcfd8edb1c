import { Migration } from '../platform/db/migration.js';

/**
 * The look for a second parcel and the labels of a booking get their own times. Until now the look was forgotten at once where a label
 * was missing: recent bookings that took more than one attempt are looked at again.
 */
export class DoubtAndLabelsOfBookings extends Migration {
  override up(): void {
    this.addSql(
      'alter table "carrier_booking" add column "doubt_at" timestamptz(3) null, add column "look_at" timestamptz(3) null, add column "label_at" timestamptz(3) null, add column "label_work" jsonb null',
    );
    this.addSql(
      'create index "carrier_booking_later" on "carrier_booking" (least("look_at", "label_at")) where "look_at" is not null or "label_at" is not null',
    );
    this.addSql(
      `update "carrier_booking" set "doubt_at" = "first_sent_at", "look_at" = now() where "status" in ('booked', 'cancelled') and "attempts" > 1 and "first_sent_at" > now() - interval '2 days'`,
    );
  }
}
