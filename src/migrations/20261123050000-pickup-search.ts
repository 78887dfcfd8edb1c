import { Migration } from '../platform/db/migration.js';
import { pickupSearchSql, pickupWords } from '../modules/pickups/index.js';

/** Searches pickups through the same kind of index as every other list, instead of separate trigrams. */
export class PickupSearch extends Migration {
  override up(): void {
    this.addSql('drop index "pickup_confirmation_grams"');
    this.addSql('alter table "pickup_confirmation" drop column "grams"');
    this.addSql(`
update pickup_confirmation c set search_text = ${pickupWords('t.short_id', 's.reference', 'o.order_reference')}
from pickup_task t, shipment s left join "order" o on o.id = s.order_id where t.id = c.task_id and s.id = c.shipment_id`);
    for (const statement of pickupSearchSql) this.addSql(statement);
  }
}
