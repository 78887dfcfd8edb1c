import { Migration } from '../platform/db/migration.js';

/** Indexes for charts: deliveries by time and seller, failures, and cash in transit. Placing an order adds no entry to them. */
export class Figures extends Migration {
  override up(): void {
    this.addSql('drop index "shipment_delivered"');
    this.addSql(
      'create index "shipment_delivered" on "shipment" ("delivered_at", "created_at", "id") include ("service_code", "picked_up_at") where "delivered_at" is not null',
    );
    this.addSql(
      'create index "shipment_seller_delivered" on "shipment" ("seller_id", "delivered_at") include ("service_code", "picked_up_at") where "delivered_at" is not null',
    );
    this.addSql(
      `create index "timeline_entry_setback" on "timeline_entry" ("occurred_at") include ("shipment_id", "from_status", "to_status", "edge", "reason_code") where "applied" and "to_status" in ('pickup_failed', 'not_collected', 'on_hold', 'failed', 'return_to_sender')`,
    );
    this.addSql(
      `create index "shipment_to_collect" on "shipment" ("seller_id") include ("order_id") where "payment_status" = 'postpaid' and "cod_stage" is null and "type" = 'outbound' and "status" in ('pickup', 'in_transit_pickup', 'pickup_failed', 'not_collected', 'picked_up', 'at_sorting', 'verified', 'ready_to_book', 'booked', 'in_transit', 'on_hold')`,
    );
  }
}
