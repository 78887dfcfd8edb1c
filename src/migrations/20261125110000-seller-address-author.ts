import { Migration } from '../platform/db/migration.js';

/** Who changed a seller's e-mail address, and when: nullable, so no row is rewritten. */
export class SellerAddressAuthor extends Migration {
  override up(): void {
    this.addSql('alter table "seller" add "email_changed_by_id" uuid null, add "email_changed_at" timestamptz(3) null');
  }
}
