import { Migration } from '../platform/db/migration.js';

/** Sellers' identifiers for accounting and authorities, their time zone, and the operator's notes. */
export class SellerDetails extends Migration {
  override up(): void {
    this.addSql(
      `alter table "seller" add column "tax_id" varchar(50) null, add column "cr_number" varchar(50) null, add column "timezone" varchar(64) not null default 'UTC', add column "notes" varchar(5000) null`,
    );
  }
}
