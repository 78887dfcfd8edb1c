import { Migration } from '@mikro-orm/migrations';
import { carrierSql } from '../modules/carriers/index.js';
import { ledgerSql } from '../modules/ledger/index.js';
import { shipmentSql } from '../modules/shipments/index.js';
import { initialTables } from './20261121000000-initial.tables.js';

/** Every table, and what the database itself guards: the journal, the timeline and published prices. */
export class Initial extends Migration {
  override up(): void {
    this.addSql(initialTables);
    this.addSql(carrierSql);
    for (const statement of ledgerSql) this.addSql(statement);
    this.addSql(shipmentSql);
  }
}
