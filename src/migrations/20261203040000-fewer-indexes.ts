import { Migration } from '../platform/db/migration.js';
import { orderWordsSql } from '../modules/shipments/index.js';
import { concurrentIndexSql } from '../platform/db/concurrent-index.sql.js';

/**
 * Drops indexes that no query needs. Returns get a small one on their order; outbound shipments have the unique one. Not in one transaction,
 * because orders are placed in the meantime: the lock of a new index and that of a dropped one, both held, would meet with deadlocks.
 */
export class FewerIndexes extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    const ofReturns = { name: 'shipment_return_of_order', on: `"shipment" ("order_id") where "type" = 'return'` };
    for (const statement of concurrentIndexSql(ofReturns)) this.addSql(statement);
    this.addSql(orderWordsSql);
    for (const unneeded of ['shipment_order_id_index', 'shipment_original', 'webhook_message_created', 'webhook_delivery_created'])
      this.addSql(`drop index if exists "${unneeded}"`);
  }
}
