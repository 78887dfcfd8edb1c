import { Migration } from '../platform/db/migration.js';

/** What coins make of an amount: the account 5400, and the rounding of a collection. The rows that are there are checked afterwards. */
export class CashRounding extends Migration {
  override up(): void {
    this.addSql(`alter table "posting" drop constraint "posting_account_known"`);
    this.addSql(
      `alter table "posting" add constraint "posting_account_known" check (account in ('1100', '1105', '1110', '1120', '1130', '1140', '1200', '1210', '2100', '2200', '2300', '4100', '4110', '4120', '4130', '5100', '5200', '5300', '5400')) not valid`,
    );
    this.addSql(`alter table "cod_collection" add column "rounding_minor" bigint not null default 0`);
    this.addSql(`alter table "cod_collection" drop constraint "cod_collection_remaining_within"`);
    this.addSql(
      `alter table "cod_collection" add constraint "cod_collection_remaining_within" check (remaining_minor between 0 and collected_minor + rounding_minor) not valid`,
    );
  }
}

/** Reads all rows, while others go on writing. */
export class CashRoundingChecked extends Migration {
  override up(): void {
    this.addSql(`alter table "posting" validate constraint "posting_account_known"`);
    this.addSql(`alter table "cod_collection" validate constraint "cod_collection_remaining_within"`);
  }
}
