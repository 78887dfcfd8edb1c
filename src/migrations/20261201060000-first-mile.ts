import { Migration } from '../platform/db/migration.js';

/** Services of connected carriers whose parcels the own fleet brings to the hub. */
export class FirstMile extends Migration {
  override up(): void {
    this.addSql('alter table "carrier_account_service" add column "first_mile" boolean not null default false');
  }
}
