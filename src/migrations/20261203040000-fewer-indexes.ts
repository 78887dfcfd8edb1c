import { Migration } from '../platform/db/migration.js';
import { orderWordsSql } from '../modules/shipments/index.js';

/** Drops indexes that no query needs. Returns get a small one on their order; outbound shipments have the unique one. */
export class FewerIndexes extends Migration {
  override up(): void {
    this.addSql(`create index "shipment_return_of_order" on "shipment" ("order_id") where "type" = 'return'`);
    this.addSql(orderWordsSql);
    this.addSql('drop index "shipment_order_id_index"');
    this.addSql('drop index "shipment_original"');
    this.addSql('drop index "webhook_message_created"');
    this.addSql('drop index "webhook_delivery_created"');
  }
}
