import { Migration } from '../platform/db/migration.js';
import { shipmentOneTallySql } from '../modules/shipments/index.js';

/** Reduces writes per shipment: nulls are left out of indexes, and a change is counted once. */
export class LighterShipments extends Migration {
  override up(): void {
    this.addSql('drop index "shipment_tracking_number"');
    this.addSql('create index "shipment_tracking_number" on "shipment" ("tracking_number") where "tracking_number" is not null');
    this.addSql('drop index "shipment_original"');
    this.addSql('create index "shipment_original" on "shipment" ("original_shipment_id") where "original_shipment_id" is not null');
    this.addSql('drop index "return_exists"');
    this.addSql(
      `create unique index "return_exists" on "shipment" ("original_shipment_id") where "original_shipment_id" is not null and "status" <> 'cancelled'`,
    );
    for (const day of ['created', 'picked_up', 'delivered', 'updated']) {
      this.addSql(`drop index "shipment_day_tally_${day}"`);
      this.addSql(`create index "shipment_day_tally_${day}" on "shipment_day_tally" ("${day}_day") where not "fresh"`);
    }
    for (const statement of shipmentOneTallySql) this.addSql(statement);
  }
}
