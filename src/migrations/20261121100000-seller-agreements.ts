import { Migration } from '../platform/db/migration.js';

/** Terms agreed with a single seller beyond its plan, and additional recipients of its mails. */
export class SellerAgreements extends Migration {
  override up(): void {
    this.addSql(
      'alter table "seller" add column "adjustment_threshold_minor" bigint null, add column "notify_emails" jsonb not null default \'[]\'',
    );
  }
}
