import { Migration } from '../platform/db/migration.js';

/** The open pages of the payment provider, so that they can be closed when nothing is due any more. */
export class PaymentCheckouts extends Migration {
  override up(): void {
    this.addSql(
      'create table "payment_checkout" ("id" varchar(255) not null, "invoice_id" uuid not null, "created_at" timestamptz(3) not null, "expires_at" timestamptz(3) not null, "closed_at" timestamptz(3) null, primary key ("id"))',
    );
    this.addSql('create index "payment_checkout_invoice" on "payment_checkout" ("invoice_id")');
    this.addSql('create index "payment_checkout_open" on "payment_checkout" ("expires_at") where "closed_at" is null');
  }
}
