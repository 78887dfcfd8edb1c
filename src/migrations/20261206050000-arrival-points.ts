import { Migration } from '../platform/db/migration.js';

/** A stop keeps where the driver's device was on arrival. */
export class ArrivalPoints extends Migration {
  override up(): void {
    this.addSql(`alter table "stop" add column "arrived_lat" double precision null, add column "arrived_lng" double precision null`);
  }
}
