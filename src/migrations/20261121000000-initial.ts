import { Migration } from '@mikro-orm/migrations';
import { rateBookSql } from '../modules/rating/index.js';
import { ledgerSql } from '../modules/ledger/index.js';
import { shipmentSql } from '../modules/shipments/index.js';
import { initialTables } from './20261121000000-initial.tables.js';

/** Every table, and the database guards for the journal, the timeline and published prices. */
export class Initial extends Migration {
  override up(): void {
    this.addSql(initialTables);
    this.addSql(rateBookSql);
    for (const statement of ledgerSql) this.addSql(statement);
    this.addSql(shipmentSql);
  }
}
