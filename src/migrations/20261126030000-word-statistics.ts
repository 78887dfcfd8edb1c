import { Migration } from '@mikro-orm/migrations';
import { shipmentWordStatisticsSql } from '../modules/shipments/index.js';

/** Searches of shipments are planned by what they find. */
export class WordStatistics extends Migration {
  override up(): void {
    for (const statement of shipmentWordStatisticsSql) this.addSql(statement);
  }
}
