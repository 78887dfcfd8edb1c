import { Migration } from '@mikro-orm/migrations';

/** Shipments are found by what has become of the invoice for a difference in their weight. */
export class AdjustmentLists extends Migration {
  override up(): void {
    this.addSql(
      'create index "shipment_adjustment_status" on "shipment" ("adjustment_status", "created_at", "id") where "adjustment_status" is not null',
    );
  }
}
