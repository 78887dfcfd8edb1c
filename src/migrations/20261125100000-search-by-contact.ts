import { Migration } from '../platform/db/migration.js';
import { approvalSearchSql } from '../modules/approvals/index.js';
import { SELLER_WORDS } from '../modules/sellers/index.js';
import { shipmentContactFill, shipmentContactSql } from '../modules/shipments/index.js';
import { transactionSearchSql } from '../modules/wallets/index.js';
import { trigramIndexSql } from '../platform/db/trigram.sql.js';

/** Finds sellers by phone, shipments by the buyer's e-mail address, and requests and transactions by reference and id. */
export class SearchByContact extends Migration {
  override up(): void {
    // The index is dropped with the column. There are few sellers, so rewriting the table takes only a moment.
    this.addSql('alter table "seller" drop column "words"');
    this.addSql(`alter table "seller" add "words" text generated always as (${SELLER_WORDS}) stored not null`);
    this.addSql(trigramIndexSql('seller_words', 'seller', 'words'));
    for (const statement of [...shipmentContactSql, shipmentContactFill]) this.addSql(statement);
    this.addSql('create index "approval_request_amount" on "approval_request" ("amount_minor")');
    this.addSql('create index "posting_approval" on "posting" ("approval_request_id") where "approval_request_id" is not null');
    for (const statement of [...approvalSearchSql, ...transactionSearchSql]) this.addSql(statement);
  }
}
