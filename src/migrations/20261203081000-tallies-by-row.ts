import { shipmentFoldedByRowSql } from '../modules/shipments/index.js';
import { Migration } from '../platform/db/migration.js';

/** As for postings. Not in one transaction with them, because orders lock the two tables in the other order. */
export class TalliesByRow extends Migration {
  override up(): void {
    for (const statement of shipmentFoldedByRowSql) this.addSql(statement);
  }
}
