import { Migration } from '../platform/db/migration.js';
import { publishedCardsSql, rateBookTriggersSql } from '../modules/rating/index.js';
import { ledgerSql } from '../modules/ledger/index.js';
import { shipmentSql } from '../modules/shipments/index.js';
import { initialTables } from './20261121000000-initial.tables.js';

const notifyFunction = `
create function notify_rate_book() returns trigger language plpgsql as $$
begin
  perform pg_notify('shipgraph_rate_book', '');
  return null;
end $$;
`;

/** Every table, and the database guards for the journal, the timeline and published prices. */
export class Initial extends Migration {
  override up(): void {
    this.addSql(initialTables);
    this.addSql(publishedCardsSql);
    this.addSql(`${notifyFunction}${rateBookTriggersSql}`);
    for (const statement of ledgerSql) this.addSql(statement);
    this.addSql(shipmentSql);
  }
}
