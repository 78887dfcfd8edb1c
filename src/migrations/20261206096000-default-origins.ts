import { Migration } from '../platform/db/migration.js';

/** Lets a seller choose the address that new shipments start at. Nothing is chosen yet. */
export class DefaultOrigins extends Migration {
  override up(): void {
    this.addSql('alter table "saved_address" add column "is_default" boolean not null default false');
    this.addSql(`alter table "saved_address" add constraint "saved_address_default_origin" check (not is_default or kind = 'origin')`);
    this.addSql('create unique index "saved_address_default" on "saved_address" ("seller_id") where "is_default"');
  }
}
