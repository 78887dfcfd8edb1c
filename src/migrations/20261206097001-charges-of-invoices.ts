import { concurrentIndexSql } from '../platform/db/concurrent-index.sql.js';
import { Migration } from '../platform/db/migration.js';

/** Finds what one seller was charged, to list the parcels of an invoice. Built while orders are placed, because postings are many. */
export class ChargesOfInvoices extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    const charges = {
      name: 'posting_charges',
      on: `"posting" ("seller_id", "seq") where "account" in ('4100', '4110', '4120', '4130') and "seller_id" is not null`,
    };
    for (const statement of concurrentIndexSql(charges)) this.addSql(statement);
  }
}
