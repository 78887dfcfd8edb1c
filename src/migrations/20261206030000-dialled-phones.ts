import { Migration } from '../platform/db/migration.js';
import { SELLER_WORDS } from '../modules/sellers/index.js';
import { shipmentPhoneSql } from '../modules/shipments/index.js';
import { trigramIndexSql } from '../platform/db/trigram.sql.js';

/** Finds shipments and sellers by phone numbers that were written in the digits of any script. */
export class DialledPhones extends Migration {
  override up(): void {
    for (const statement of shipmentPhoneSql) this.addSql(statement);
    // The index is dropped with the column. There are few sellers, so rewriting the table takes only a moment.
    this.addSql('alter table "seller" drop column "words"');
    this.addSql(`alter table "seller" add "words" text generated always as (${SELLER_WORDS}) stored not null`);
    this.addSql(trigramIndexSql('seller_words', 'seller', 'words'));
  }
}
