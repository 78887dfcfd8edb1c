import { Migration } from '@mikro-orm/migrations';

/**
 * How many shipments have a word is judged by a sample of their words. The usual hundred rarely hold even a name that one of sixty has, and then
 * everything that is found is looked up one by one, as if it were a handful.
 */
export class WordStatistics extends Migration {
  override up(): void {
    this.addSql('alter table "shipment_search" alter column "terms" set statistics 300');
    this.addSql('analyze "shipment_search"');
  }
}
