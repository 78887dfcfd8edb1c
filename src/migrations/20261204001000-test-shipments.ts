import { concurrentIndexSql } from '../platform/db/concurrent-index.sql.js';
import { Migration } from '../platform/db/migration.js';

/** Marks shipments of shops in test mode. A column with a constant default is added without a rewrite; the index has nothing to hold yet. */
export class TestShipments extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('alter table "shipment" add column if not exists "test" boolean not null default false');
    const marked = { name: 'shipment_test', on: '"shipment" ("created_at", "id") where "test"' };
    for (const statement of concurrentIndexSql(marked)) this.addSql(statement);
  }
}
