import { concurrentIndexSql } from '../platform/db/concurrent-index.sql.js';
import { Migration } from '../platform/db/migration.js';

/** Finds the order that a file names, while orders are placed. */
export class OrdersByReference extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    const byReference = { name: 'order_shop_reference', on: '"order" ("shop_id", "order_reference")' };
    for (const statement of concurrentIndexSql(byReference)) this.addSql(statement);
  }
}
