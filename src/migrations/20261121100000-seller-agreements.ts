import { Migration } from '@mikro-orm/migrations';

/** What is agreed with one seller apart from its plan, and who else gets its mails. */
export class SellerAgreements extends Migration {
  override up(): void {
    this.addSql(
      'alter table "seller" add column "adjustment_threshold_minor" bigint null, add column "notify_emails" jsonb not null default \'[]\'',
    );
  }
}
