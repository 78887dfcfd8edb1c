import { Migration } from '@mikro-orm/migrations';

/** Who gave a seller another e-mail address, and when: nullable, so nothing is written anew. */
export class SellerAddressAuthor extends Migration {
  override up(): void {
    this.addSql('alter table "seller" add "email_changed_by_id" uuid null, add "email_changed_at" timestamptz(3) null');
  }
}
