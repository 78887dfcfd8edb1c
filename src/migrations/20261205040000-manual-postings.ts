import { Migration } from '../platform/db/migration.js';

/** Requests to book an amount above the limit of one person. */
export class ManualPostings extends Migration {
  override up(): void {
    this.addSql('alter table "approval_request" drop constraint "approval_request_type_check"');
    this.addSql(
      `alter table "approval_request" add constraint "approval_request_type_check" check ("type" in ('wallet_adjustment', 'cod_reversal', 'manual_credit', 'payout', 'seller_terms', 'payout_account', 'manual_posting'))`,
    );
  }
}
