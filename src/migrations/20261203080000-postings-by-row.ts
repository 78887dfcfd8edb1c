import { postingCountedByRowSql } from '../modules/ledger/index.js';
import { Migration } from '../platform/db/migration.js';

/** A trigger that reads a transition table cannot write a table that Citus has distributed. */
export class PostingsByRow extends Migration {
  override up(): void {
    for (const statement of postingCountedByRowSql) this.addSql(statement);
  }
}
