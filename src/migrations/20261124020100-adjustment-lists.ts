import { Migration } from '../platform/db/migration.js';

/** Finds shipments by the status of their weight adjustment invoice. */
export class AdjustmentLists extends Migration {
  override up(): void {
    this.addSql(
      'create index "shipment_adjustment_status" on "shipment" ("adjustment_status", "created_at", "id") where "adjustment_status" is not null',
    );
  }
}
