import { Migration } from '../platform/db/migration.js';

/** Cash to collect is counted without parcels on sellers' own accounts. */
export class OwnAccountCash extends Migration {
  override up(): void {
    this.addSql('drop index "shipment_to_collect"');
    this.addSql(
      `create index "shipment_to_collect" on "shipment" ("seller_id") include ("order_id") where "payment_status" = 'postpaid' and "cod_stage" is null and "type" = 'outbound' and ("rate" #>> '{live,ownAccount}') is distinct from 'true' and "status" in ('pickup', 'in_transit_pickup', 'pickup_failed', 'not_collected', 'picked_up', 'at_sorting', 'verified', 'ready_to_book', 'booked', 'in_transit', 'on_hold')`,
    );
  }
}
