import { Migration } from '../platform/db/migration.js';

/** Corrects cross-border returns, which were classified as domestic because they end where their order began. */
export class InternationalReturns extends Migration {
  override up(): void {
    this.addSql(`update "pickup_confirmation" c set "international" = true from "shipment" s join "order" o on o."id" = s."order_id"
      where s."id" = c."shipment_id" and s."type" = 'return' and o."destination" ->> 'countryCode' <> s."destination_country_code"`);
  }
}
