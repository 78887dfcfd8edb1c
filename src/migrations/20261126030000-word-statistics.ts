import { Migration } from '../platform/db/migration.js';

/**
 * The frequency of a word is estimated from a sample of the shipments' words. The default sample of one hundred rarely contains even a name
 * that one in sixty has; the planner then expects a handful of matches and looks up each one.
 */
export class WordStatistics extends Migration {
  override up(): void {
    this.addSql('alter table "shipment_search" alter column "terms" set statistics 300');
    this.addSql('analyze "shipment_search"');
  }
}
