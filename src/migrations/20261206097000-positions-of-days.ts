import { Migration } from '../platform/db/migration.js';

/** Where in the journal the postings of a day are, so that those of a month are found without reading what is before and after them. */
export class PositionsOfDays extends Migration {
  override up(): void {
    this.addSql('alter table "ledger_account_day" add column "first_seq" bigint null, add column "last_seq" bigint null');
  }
}
