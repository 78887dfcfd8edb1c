import { Migration } from '../platform/db/migration.js';

/** Sellers who were invited and have not set a password yet. */
export class Invitations extends Migration {
  override up(): void {
    this
      .addSql(`create table "seller_invitation" ("id" uuid not null, "seller_id" uuid not null, "hash" bytea not null, "expires_at" timestamptz(3) not null,
      "accepted_at" timestamptz(3) null, "created_by_id" uuid null, "created_at" timestamptz(3) not null, primary key ("id"))`);
    this.addSql('create index "seller_invitation_seller_id_index" on "seller_invitation" ("seller_id")');
    this.addSql('alter table "seller_invitation" add constraint "seller_invitation_hash_unique" unique ("hash")');
  }
}
