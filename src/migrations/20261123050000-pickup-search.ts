import { Migration } from '@mikro-orm/migrations';
import { pickupSearchFill, pickupSearchSql } from '../modules/pickups/index.js';

/** Searches pickups through the same kind of index as every other list, instead of trigrams of their own. */
export class PickupSearch extends Migration {
  override up(): void {
    this.addSql('drop index "pickup_confirmation_grams"');
    this.addSql('alter table "pickup_confirmation" drop column "grams"');
    this.addSql(pickupSearchFill);
    for (const statement of pickupSearchSql) this.addSql(statement);
  }
}
