import { Migration } from '@mikro-orm/migrations';

/** What books and authorities know a seller by, where its day begins, and what the operator remembers about it. */
export class SellerDetails extends Migration {
  override up(): void {
    this.addSql(
      `alter table "seller" add column "tax_id" varchar(50) null, add column "cr_number" varchar(50) null, add column "timezone" varchar(64) not null default 'UTC', add column "notes" varchar(5000) null`,
    );
  }
}
