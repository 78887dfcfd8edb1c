import { Migration } from '../platform/db/migration.js';

/** Requests to make a member of the staff a super administrator. */
export class SuperAdministrators extends Migration {
  override up(): void {
    this.addSql('alter table "approval_request" drop constraint "approval_request_type_check"');
    this.addSql(
      `alter table "approval_request" add constraint "approval_request_type_check" check ("type" in ('wallet_adjustment', 'cod_reversal', 'manual_credit', 'payout', 'seller_terms', 'payout_account', 'manual_posting', 'super_admin_role'))`,
    );
  }
}
