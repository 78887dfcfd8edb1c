import { testShipmentSql } from '../modules/ledger/index.js';
import { Migration } from '../platform/db/migration.js';

/** No posting names a test shipment. What was booked for one stays, and can be reversed. */
export class NoPostingsOfTests extends Migration {
  override up(): void {
    for (const statement of testShipmentSql) this.addSql(statement);
  }
}
