import { Migration } from '../platform/db/migration.js';

/** On which days and until what time a hub collects parcels on the same day, so that sellers see when theirs is collected. */
export class PickupHoursOfHubs extends Migration {
  override up(): void {
    this.addSql('alter table "hub" add "pickup_days" varchar(7) not null default \'1234567\', add "pickup_cutoff" char(5) null');
  }
}
