import { Migration } from '../platform/db/migration.js';

/** Keeps what a seller calls an address elsewhere, so that an ERP finds its own entries again. */
export class ReferencesOfSavedAddresses extends Migration {
  override up(): void {
    this.addSql('alter table "saved_address" add column "reference" varchar(60) null');
  }
}
