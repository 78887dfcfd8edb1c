import { Migration } from '../platform/db/migration.js';

/** Registrations that wait for their confirmation. */
export class SellerRegistrations extends Migration {
  override up(): void {
    this
      .addSql(`create table "seller_registration" ("id" uuid not null, "email" varchar(255) not null, "password_hash" varchar(255) not null, "details" jsonb not null,
      "hash" bytea not null, "expires_at" timestamptz(3) not null, "created_at" timestamptz(3) not null, primary key ("id"))`);
    this.addSql('create index "seller_registration_email_index" on "seller_registration" ("email")');
    this.addSql('alter table "seller_registration" add constraint "seller_registration_hash_unique" unique ("hash")');
    this.addSql('create index "seller_registration_expires_at_index" on "seller_registration" ("expires_at")');
  }
}
