import { Migration } from '@mikro-orm/migrations';
import { pickupSearchFill, pickupSearchSql } from '../modules/pickups/index.js';

/** Pickups are searched by the same kind of index as every other list, rather than by groups of letters of their own. */
export class PickupSearch extends Migration {
  override up(): void {
    this.addSql('drop index "pickup_confirmation_grams"');
    this.addSql('alter table "pickup_confirmation" drop column "grams"');
    this.addSql(pickupSearchFill);
    for (const statement of pickupSearchSql) this.addSql(statement);
  }
}
