import { Migration } from '../platform/db/migration.js';

/** Bookings say since when they need a person, pickups and manifests are claimed before the carrier is called, and ids of carriers may be long. */
export class BookingProblems extends Migration {
  override up(): void {
    this.addSql('alter table "carrier_booking" alter column "carrier_ref" type text');
    this.addSql('alter table "carrier_label" alter column "carrier_ref" type text');
    this.addSql('alter table "carrier_booking" add column "problem_at" timestamptz(3) null, add column "pickup_id" uuid null');
    this.addSql(
      `update "carrier_booking" set "problem_at" = coalesce("error_at", "updated_at") where "status" in ('refused', 'outcome_unknown')`,
    );
    this.addSql('drop index "carrier_booking_problem"');
    this.addSql('create index "carrier_booking_problem" on "carrier_booking" ("problem_at") where "problem_at" is not null');
    this.addSql('create index "carrier_booking_pickup" on "carrier_booking" ("pickup_id") where "pickup_id" is not null');
    this.addSql('update "carrier_booking" b set "pickup_id" = p."id" from "carrier_pickup" p where p."booking_id" = b."id"');
    this.addSql('alter table "carrier_manifest" alter column "manifest_ref" drop not null, add column "due_at" timestamptz(3) null');
    this.addSql('create unique index "carrier_manifest_unfinished" on "carrier_manifest" ("account_id") where "manifest_ref" is null');
    this.addSql('alter table "carrier_pickup" drop constraint "carrier_pickup_status_check"');
    this.addSql(
      `alter table "carrier_pickup" add constraint "carrier_pickup_status_check" check ("status" in ('requested', 'scheduled', 'refused', 'outcome_unknown', 'cancelling', 'cancelled'))`,
    );
  }
}
