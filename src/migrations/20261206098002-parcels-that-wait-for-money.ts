import { Migration } from '../platform/db/migration.js';

/** The parcel that a payment into a wallet is for, so that its page leads back to it. */
export class ParcelsThatWaitForMoney extends Migration {
  override up(): void {
    this.addSql(`alter table "wallet_top_up" add column "shipment_reference" varchar(40) null`);
  }
}
